"""Tests of the grader's desk: downloads of every form, limits, the roster,
lateness, and what reports do with odd names. Ends in "N passed, N failed".

    python3 tests/proof/grader/desk_test.py
"""

import csv
import io
import os
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, "tests/grader/desk")
sys.dont_write_bytecode = True

import classroom
import collect
import results
import roster
import student

CHAPTERS = {"05_full_formula": b"the stub\n", "06_offset_identity": b"stub\n"}


class Room(unittest.TestCase):
    """A folder of its own for each test."""

    def setUp(self):
        room = tempfile.TemporaryDirectory()
        self.addCleanup(room.cleanup)
        self.room = Path(room.name)

    def put(self, path, data=b"mine\n"):
        path = self.room / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def zipped(self, name, files):
        with zipfile.ZipFile(self.room / name, "w") as archive:
            for path, data in files.items():
                archive.writestr(path, data)
        return self.room / name

    def collected(self, entries):
        one = collect.Collected(CHAPTERS)
        one.take_all(entries)
        return one

    def files(self, entries):
        return {name: data for name, data in
                self.collected(entries).content().items()
                if name not in ("notes", "submitted")}

    def notes(self, entries):
        return self.collected(entries).content()["notes"].decode()


class Choosing(Room):
    def test_the_right_place_wins(self):
        self.put("x/full_formula.c", b"1")
        self.put("chapters/05_full_formula/full_formula.c", b"2")
        self.put("05_full_formula/full_formula.c", b"3")
        self.assertEqual(self.files(collect.in_folder(self.room)),
                         {"full_formula.c": b"2"})
        self.assertIn("there are 3 such files",
                      self.notes(collect.in_folder(self.room)))

    def test_an_empty_exercise_does_not_win(self):
        self.put("chapters/05_full_formula/full_formula.c", b"the stub\n")
        self.put("full_formula (2).c", b"2")
        self.assertEqual(self.files(collect.in_folder(self.room)),
                         {"full_formula.c": b"2"})

    def test_names_much_like_it_are_found(self):
        for name in ("FullFormula.c", "full-formula.C", "full_formula.c.txt"):
            self.assertEqual(collect.rank("05_full_formula",
                                          collect.Entry(name, "file")), 4)

    def test_a_link_is_not_followed(self):
        self.put("elsewhere", b"secret")
        os.symlink(self.room / "elsewhere", self.room / "full_formula.c")
        self.assertEqual(list(self.files(collect.in_folder(self.room))),
                         ["05_full_formula.refused"])

    def test_solutions_and_tests_are_not_theirs(self):
        self.put("solutions/05_full_formula/full_formula.c")
        self.put(".git/full_formula.c")
        self.assertEqual(self.files(collect.in_folder(self.room)), {})

    def test_a_pipe_is_not_waited_for(self):
        os.mkfifo(self.room / "full_formula.c")
        self.assertEqual(self.files(collect.in_folder(self.room)), {})

    def test_a_file_that_is_too_large_is_refused(self):
        self.put("full_formula.c", b" " * (collect.LARGEST + 1))
        self.assertEqual(list(self.files(collect.in_folder(self.room))),
                         ["05_full_formula.refused"])

    def test_more_files_than_the_limit_are_not_looked_at(self):
        for k in range(collect.MOST_ENTRIES + 10):
            (self.room / f"{k}.txt").touch()
        begun = len(list(collect.in_folder(self.room)))
        self.assertEqual(begun, collect.MOST_ENTRIES + 1)
        self.assertIn("the rest was not looked at",
                      self.notes(collect.in_folder(self.room)))

    def test_time_grows_no_faster_than_the_number_of_files(self):
        def operations(n):
            entries = [collect.Entry(f"{k}/full_formula.c", "file", 1, 0,
                                     lambda most: b"x") for k in range(n)]
            calls = 0

            def count(frame, event, arg):
                nonlocal calls
                calls += event == "call"
            sys.setprofile(count)
            self.collected(entries)
            sys.setprofile(None)
            return calls
        self.assertLess(operations(4000), 4.5 * operations(1000))


class Zips(Room):
    def test_a_zip_in_a_submission_is_opened(self):
        inside = io.BytesIO()
        with zipfile.ZipFile(inside, "w") as archive:
            archive.writestr("work/full_formula.c", b"zipped")
        self.put("work.zip", inside.getvalue())
        self.assertEqual(self.files(collect.in_folder(self.room)),
                         {"full_formula.c": b"zipped"})

    def test_a_zip_in_a_zip_in_a_zip_is_not(self):
        data = b"x"
        for name in ("full_formula.c", "one.zip", "two.zip"):
            box = io.BytesIO()
            with zipfile.ZipFile(box, "w") as archive:
                archive.writestr(name, data)
            data = box.getvalue()
        self.put("three.zip", data)
        self.assertEqual(self.files(collect.in_folder(self.room)), {})

    def test_a_bomb_costs_no_more_than_its_limit(self):
        box = io.BytesIO()
        with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("full_formula.c", b" " * 50_000_000)
        self.put("bomb.zip", box.getvalue())
        self.assertEqual(list(self.files(collect.in_folder(self.room))),
                         ["05_full_formula.refused"])

    def test_a_broken_zip_is_named(self):
        self.put("work.zip", b"PK\3\4 this is none")
        self.assertIn("an archive was not opened: work.zip",
                      self.notes(collect.in_folder(self.room)))

    def test_paths_that_lead_elsewhere_are_skipped(self):
        path = self.zipped("a.zip", {"../full_formula.c": b"x"})
        self.assertEqual(self.files(collect.in_folder(path.parent)), {})


class Downloads(Room):
    def students(self, found):
        return {name: self.files(entries) for name, entries in found[0].items()}

    def test_canvas_is_flat(self):
        flat = {"leeann_1001_77_full_formula.c": b"1",
                "raybob_LATE_1002_78_full_formula-1.c": b"2"}
        wanted = {"leeann_1001": {"full_formula.c": b"1"},
                  "raybob_1002": {"full_formula.c": b"2"}}
        path = self.zipped("canvas.zip", flat)
        self.assertEqual(self.students(collect.class_in_zip(path)), wanted)
        for name, data in flat.items():
            self.put(f"canvas/{name}", data)
        self.assertEqual(self.students(
            collect.class_in_folder(self.room / "canvas")), wanted)

    def test_moodle_has_folders_or_not(self):
        for name in ("Ann Lee_123_assignsubmission_file_/full_formula.c",
                     "Ann Lee_123_assignsubmission_file_full_formula.c"):
            path = self.zipped("moodle.zip", {name: b"1", "b/x.c": b""})
            self.assertEqual(
                self.students(collect.class_in_zip(path))["Ann Lee_123"],
                {"full_formula.c": b"1"})

    def test_gradescope_says_names_in_a_file(self):
        metadata = ("submission_7:\n  :submitters:\n  - :name: Ann Lee\n"
                    "    :sid: '1'\n    :email: ann@x.edu\n  :score: 3.0\n")
        path = self.zipped("g.zip", {
            "assignment_9_export/submission_metadata.yml": metadata,
            "assignment_9_export/submission_7/full_formula.c": b"1",
            "assignment_9_export/submission_8/full_formula.c": b"2"})
        self.assertEqual(self.students(collect.class_in_zip(path)), {
            "Ann Lee_ann@x.edu": {"full_formula.c": b"1"},
            "submission_8": {"full_formula.c": b"2"}})

    def test_what_is_no_folder_is_named(self):
        self.put("ann/full_formula.c")
        self.put("notes.txt")
        students, others = collect.class_in_folder(self.room)
        self.assertEqual((list(students), others), (["ann"], ["notes.txt"]))


class Keys(unittest.TestCase):
    def test_a_key_can_be_read_back(self):
        for name in ("ann", "it's me", "Ж", "-x", ".x", "a+b", "100%"):
            self.assertEqual(results.name_of(collect.key_of(name)), name)
            self.assertRegex(collect.key_of(name), r"^[A-Za-z0-9_+][\w.+-]*$")

    def test_a_line_end_in_a_name_is_not_shown(self):
        self.assertEqual(results.name_of(collect.key_of("a\nb\tc")), "a?b?c")

    def test_long_names_have_keys_of_their_own(self):
        keys = {collect.key_of("Ж" * n) for n in range(40, 80)}
        self.assertEqual(len(keys), 40)
        self.assertLessEqual(max(map(len, keys)), collect.LONGEST_KEY)


class TheRoster(Room):
    def roster(self, text):
        self.put("roster.csv", text.encode())
        return roster.Roster(self.room / "roster.csv")

    def test_a_folder_finds_its_person(self):
        book = self.roster(
            'Student,ID,Email,Folder\n"Lee, Ann",1001,ann@x.edu,\n'
            "Bob Ray,1002,bob@x.edu,box 2\nCy Poe,Participant 33,,\n")
        book.match({"a": "leeann_1001", "b": "box 2", "c": "Cy Poe_33",
                    "d": "somebody", "e": "ray bob"})
        self.assertEqual({k: p.row for k, p in book.found.items()},
                         {"a": 1, "b": 2, "c": 3, "e": 2})
        self.assertEqual([p.name for p in book.without(["a", "b"])],
                         ["Cy Poe"])

    def test_canvas_gets_its_own_file_back(self):
        text = ("Student,ID,SIS User ID,SIS Login ID,Section,Week 3 (44)\n"
                "Points Possible,,,,,67\n"
                '"Lee, Ann",1001,s1,ann,A,\n"Ray, Bob",1002,s2,bob,A,\n')
        book = self.roster(text)
        rows = book.upload("Week 3", {2: "63"})
        self.assertEqual([row[5] for row in rows],
                         ["Week 3 (44)", "67", "63", 0])

    def test_moodle_gets_a_column(self):
        book = self.roster("Identifier,Full name,Email address\n"
                           "Participant 1,Ann Lee,a@x\n")
        self.assertEqual(book.upload("Grade", {1: "5"})[1][-1], "5")

    def test_a_roster_without_a_name_is_refused(self):
        with self.assertRaisesRegex(roster.Problem, "no column name"):
            self.roster("points,rank\n1,2\n")
        with self.assertRaisesRegex(roster.Problem, "can't be read"):
            roster.Roster(self.room / "none.csv")

    def policy(self, at, late="10 % a day, at most 50 %", due="2026-11-20"):
        return roster.Policy(due, late, None, lambda key: at).lateness("x")

    def test_a_day_that_has_begun_counts(self):
        self.assertEqual(self.policy("2026-11-20T23:59:59"), (0, 0))
        self.assertEqual(self.policy("2026-11-21T00:00:00"), (1, 10))
        self.assertEqual(self.policy("2026-11-22T10:00"), (2, 20))
        self.assertEqual(self.policy("2026-12-24"), (34, 50))
        self.assertEqual(self.policy(""), (0, 0))
        self.assertEqual(self.policy("2026-12-24", late=None), (34, 0))

    def test_a_zone_is_respected(self):
        self.assertEqual(self.policy("2026-11-20T23:59:59-10:00",
                                     due="2026-11-20T23:59:59+00:00"),
                         (1, 10))

    def test_a_deadline_of_one_s_own(self):
        book = self.roster("name,deadline,submitted\n"
                           "ann,2026-11-25,2026-11-24\nbob,,2026-11-24\n")
        book.match({"a": "ann", "b": "bob"})
        late = roster.Policy("2026-11-20", "10 % a day", book, lambda key: "")
        self.assertEqual(late.lateness("a"), (0, 0))
        self.assertEqual(late.lateness("b"), (4, 40))

    def test_bad_words_are_refused(self):
        for late in ("ten", "10", "10 % a week"):
            with self.assertRaisesRegex(roster.Problem, "LATE is"):
                self.policy("", late=late)
        with self.assertRaisesRegex(roster.Problem, "DEADLINE is a date"):
            self.policy("", due="tomorrow")


class Reports(Room):
    def test_a_paragraph_is_told_once(self):
        told, long = set(), "a sentence that is said of several tests " * 3
        first = student.said_as_html([("text", long), ("row", "  1")], told)
        again = student.said_as_html([("text", long), ("row", "  2")], told)
        self.assertIn("a sentence", first)
        self.assertNotIn("a sentence", again)
        self.assertIn("  2", again)

    def test_nothing_is_markup(self):
        said = student.said_as_html([("text", "<b>&"), ("row", "<i>")], set())
        self.assertNotRegex(said, "<[bi]>")

    def test_a_spreadsheet_takes_no_name_for_a_formula(self):
        rows = list(csv.reader(io.StringIO(
            classroom.as_csv([["=1+1", "@x", "ann", 3]]))))
        self.assertEqual(rows, [["'=1+1", "'@x", "ann", "3"]])

    def test_what_moves_the_cursor_is_not_shown(self):
        self.assertEqual(results.printable("a\x1b[2J\u202eb\u0085"),
                         "a?[2J?b?")


if __name__ == "__main__":
    outcome = unittest.TextTestRunner(
        stream=io.StringIO(), verbosity=0).run(
            unittest.defaultTestLoader.loadTestsFromModule(
                sys.modules["__main__"]))
    for test, trace in outcome.failures + outcome.errors:
        print(f"  ✗ {test}\n{trace}")
    wrong = len(outcome.failures) + len(outcome.errors)
    print(f"{outcome.testsRun - wrong} passed, {wrong} failed")
    sys.exit(wrong > 0)
