import { lesson } from '../pages/explorer.mjs';

export const apart_as_in_the_lesson = (view, reader, column) => view.reads(
  'tr + tr > :last-child', ...lesson('09', 'trained').slice(-8).map(
    row => row[column]));
