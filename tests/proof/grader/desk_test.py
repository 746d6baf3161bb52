"""Tests of the grader's desk: downloads of every form, damaged archives and
tables, limits, the roster, the rules that make marks, and what reports do with
odd names. Ends in "N passed, N failed".

    python3 tests/proof/grader/desk_test.py
"""

import codecs
import contextlib
import csv
import io
import os
import random
import re
import shutil
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from types import SimpleNamespace
from unittest import mock
from xml.etree import ElementTree

sys.path[:0] = ["tests/grader/desk", "tests/proof/grader/gallery"]
sys.dont_write_bytecode = True

import begin
import classroom
import collect
import comments
import downloads
import feedback
import handed_in
import jobs
import marks
import odd_files
import points
import report
import results
import roster
import rules
import sentences
import similar
import student
import tables
from odd_files import in_zip, patched, tarred, zipped

CHAPTERS = {"05_full_formula": b"the stub\n", "06_offset_identity": b"stub\n"}


def rows_of(table):
    """The cells of each row below the first, with \\n, \\r and \\t as in C."""
    text = Path("tests/proof/grader", table).read_text()
    return [[cell.replace("\\n", "\n").replace("\\r", "\r")
             .replace("\\t", "\t") for cell in line.split("\t")]
            for line in text.splitlines()[1:] if not line.startswith("# ")]


def steps_of(table):
    """Gives a class the tests of a table. Below a row with a test's name each
    row is a step: a method of the class, and what it is given."""
    def add(case):
        for step, *given in rows_of(table):
            if step == "test":
                steps = []
                setattr(case, f"test_{given[0].replace(' ', '_')}",
                        lambda self, steps=steps: follow(self, steps))
            else:
                steps.append((step, given))
        return case
    return add


def follow(case, steps):
    for step, given in steps:
        with case.subTest(step, given=given):
            getattr(case, step)(*given)


def pairs(text):
    """Of "a=1; b=2": {"a": "1", "b": "2"}."""
    return dict(pair.split("=", 1) for pair in text.split("; ") if pair)


def entry(path, data):
    return handed_in.Entry(path, "file", len(data), 0,
                           lambda most: data[:most])


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
        return path

    def file(self, path, text, times=1):
        self.put(path, text.encode() * int(times))

    def text_of(self, path):
        """Of a file, or of one in an archive: out/feedback.zip/Bob.html"""
        archive, end, name = path.partition(".zip/")
        if end:
            with zipfile.ZipFile(self.room / f"{archive}.zip") as inside:
                return inside.read(name).decode()
        return (self.room / path).read_text("utf-8-sig")

    def has(self, path, text):
        self.assertIn(text, self.text_of(path))

    def holds(self, path, text):
        self.assertEqual(self.text_of(path), text)

    def counts(self, path, text, number):
        self.assertEqual(self.text_of(path).count(text), int(number))

    def collected(self, entries):
        choice = collect.Collected(CHAPTERS)
        choice.take_all(entries)
        return choice

    def files(self, entries):
        return {name: data for name, data in
                self.collected(entries).content().items()
                if name not in ("notes", "submitted")}


class Choosing(Room):
    """Which files count, and what is said of them: odd_files.py."""

    def test_what_is_not_used_is_named(self):
        """Where nothing is missing, nobody need know of other files."""
        for files, wanted in rows_of("not_used.tsv"):
            choice = collect.Collected({
                name: b"double %s(void)\n{\n}\n" % name[3:].encode()
                for name in CHAPTERS})
            choice.take_all(entry(name, text.encode())
                         for name, text in pairs(files).items())
            flags = b"".join(line for line in choice.notes
                             if line.startswith(b"flag"))
            self.assertEqual(flags.decode(), wanted, files)

    def test_one_budget_for_each_student(self):
        """In folders and archives together, looked at once."""
        many = in_zip({f"{k}.txt": "" for k in range(
            handed_in.MOST_ENTRIES - 10)})
        for name in ("a.zip", "b.zip", "c.zip"):
            self.put(name, many)
        self.put("full_formula.c")
        choice = self.collected(handed_in.in_folder(self.room))
        self.assertEqual(choice.budget.entries, 0)
        self.assertIn(b"the rest was not looked at", choice.content()["notes"])
        self.assertIn(b"c.zip (there is too much", choice.content()["notes"])
        self.assertEqual(choice.files["full_formula.c"], b"mine\n")
        budget = handed_in.Budget()
        budget.bytes = 7
        five = entry("a", b"12345")
        self.assertEqual(budget.read(five, 9), b"12345")
        with self.assertRaises(handed_in.Refused):
            budget.read(five, 9)

    def test_time_grows_no_faster_than_the_number_of_files(self):
        def operations(n):
            entries = [entry(f"{k}/full_formula.c", b"x") for k in range(n)]
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
    def test_a_second_62_is_no_time(self):
        data = zipped(b"mine")
        data = patched(data, data.find(b"PK\1\2") + 12, b"\x1f\0")
        archive = zipfile.ZipFile(self.put("work.zip", data))
        content = self.collected(handed_in.in_zip(
            archive, [("full_formula.c", archive.infolist()[0])])).content()
        self.assertEqual(content["full_formula.c"], b"mine")
        self.assertNotIn("submitted", content)

    def test_the_platform_s_time_comes_before_a_student_s(self):
        """What was packed was there before; a clone has the copy's time."""
        clone = in_zip({".git/x": b"", "full_formula.c": b"x"})
        rows = rows_of("times.tsv")
        for name, *_ in rows:
            data = clone if name.endswith("zip") else b"mine"
            os.utime(self.put(f"class/{name}", data), (9e8, 9e8))
        self.put("class/b/.git/x")
        collect.collect_class(self.room / "class", self.room / "out", self.room,
                              CHAPTERS)
        for _, whose, wanted in rows:
            self.assertRegex(self.text_of(f"out/submissions/{whose}/submitted"),
                             wanted)

    def test_a_damaged_archive_is_its_author_s_alone(self):
        """What is wrong with one file stops no other, and is told in words to
        the student and to the instructor."""
        for name, (data, flag, refused) in odd_files.damaged().items():
            with self.subTest(name):
                self.put("work.zip", data)
                self.put("offset_identity.c", b"right")
                choice = self.collected(handed_in.in_folder(self.room))
                files = choice.content()
                self.assertEqual(files.get("offset_identity.c"), b"right")
                self.assertEqual("05_full_formula.refused" in files, refused)
                self.assertIn(f"flag\t{flag}", files["notes"].decode())

    def test_what_leads_elsewhere_is_not_taken(self):
        for path in ("../full_formula.c", "a/../../full_formula.c"):
            self.put("work.zip", in_zip({path: b"theirs"}))
            files = self.collected(handed_in.in_folder(self.room)).content()
            self.assertNotIn("full_formula.c", files)
            self.assertIn(b"lead elsewhere", files["notes"])


class Downloads(Room):
    def test_whose_each_file_is(self):
        """downloads.tsv: a platform's files with what is in them, and the files
        of each student. It is the same unpacked."""
        for line in rows_of("downloads.tsv"):
            platform, files, wanted = (
                [pair.partition("=") for pair in part.split(" | ")]
                for part in line)
            flat = {name: text.encode() for name, _, text in files}
            folder = platform[0][0]
            path = self.put(f"{folder}.zip", in_zip(flat))
            for name, data in flat.items():
                self.put(f"{folder}/{name}", data)
            for found, _ in (downloads.class_in_zip(path),
                             downloads.class_in_folder(self.room / folder)):
                self.assertEqual(
                    [f"{person.name}: {data.decode()}" for person in found
                     for data in [self.files(person.entries()).get(
                         "full_formula.c")] if data],
                    [name for name, _, _ in wanted], line)

    def test_each_platform_gets_reports_under_its_own_names(self):
        """Canvas looks for the first two numbers in a name, Moodle for a
        folder as it has named it."""
        for *wanted, paths in rows_of("feedback.tsv"):
            found = downloads.Class()
            for path in paths.split(" | "):
                found.place(path)
            person = found.named()[0][0]
            self.assertEqual([person.late, person.feedback], wanted)
        self.put("report.html", b"page")
        box = io.BytesIO()
        with zipfile.ZipFile(box, "w") as archive:
            feedback.put(archive, SimpleNamespace(feedback="a_1_2_report.zip"),
                         self.room, "a.html")
        inside = zipfile.ZipFile(io.BytesIO(
            zipfile.ZipFile(box).read("a_1_2_report.zip")))
        self.assertEqual(inside.read("report.html"), b"page")

    def test_a_page_has_a_name_that_people_can_read(self):
        taken = {}
        for name, page in rows_of("page_names.tsv"):
            self.assertEqual(feedback.page_name(name, taken), page)


@steps_of("roster.tsv")
class TheRoster(Room):
    def roster(self, text):
        self.book = roster.Roster(self.put("roster.csv", text.encode()))

    def finds(self, folders, rows):
        self.book.match(pairs(folders))
        self.assertEqual({key: str(person.row) for key, person in
                          self.book.found.items()}, pairs(rows))

    def leaves(self, found, *names):
        self.assertEqual([person.name for person in
                          self.book.without(found.split())], list(names))

    def fits(self, name, person):
        self.assertEqual(self.book.fitting(name)[0].called, person)

    def nearest(self, folder, *names):
        self.assertEqual(tables.nearest(folder, [
            "John Smith", "Jane Doe", "Li Wei"]), list(names))

    def test_a_roster_without_a_name_is_refused(self):
        for text, why in (("points,rank\n1,2\n", "no column name"),
                          ("name\n" + "x" * 200_000, "is no CSV file"),
                          ("PK\3\4", "Save it as CSV")):
            with self.assertRaisesRegex(roster.Problem, why):
                self.roster(text)
        with self.assertRaisesRegex(roster.Problem, "can't be read"):
            roster.Roster(self.room / "none.csv")

    def test_names_are_not_compared_with_all_folders(self):
        names = [f"Poe{k}, Cy" for k in range(100)]
        self.roster("folder;name\n;" + "\n;".join(names))
        with mock.patch.object(roster, "plain", side_effect=roster.plain) as at:
            self.book.match({name: f"{name}_1_2" for name in names})
        self.assertEqual([p.name for p in self.book.found.values()], names)
        self.assertLess(at.call_count, 300)

    def test_any_spreadsheet_s_table_is_read_and_given_back(self):
        text = "name{0}id{0}Grade\r\nAnn L\u00e9e{0}7{0}\r\n"
        for mark in ",;\t":
            for form in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
                data = text.format(mark).encode(form)
                book = roster.Roster(self.put("roster.csv", data))
                self.assertEqual(
                    [(p.name, p.id) for p in book.people],
                    [("Ann L\u00e9e", "7")], (mark, form))
                self.assertEqual(book.upload("Grade", {}), data)


@steps_of("marks.tsv")
class TheRules(Room):
    """A class with a result for each folder: 7 of 10 points, unless said."""

    comments = None                     # beside the files of a folder

    ROSTER = ("Student,ID,Week 3 (44)\nPoints Possible,,10\n"
              '"Lee, Ann",1001,\n"Ray, Bob",1002,4\n"Poe, Cy",1003,EX\n'
              '"Doe, Di",1004,\n')

    def classes(self, folders, book=ROSTER, **settings):
        """FOLDERS: name/points/handed in/late/whose; of none is no result."""
        self.out = self.room / "out"
        students = []
        for folder in folders.split("; "):
            name, earned, when, late, of, *_ = *folder.split("/"), *[""] * 4
            key = collect.key_of(name)
            if earned != "none":
                self.put_result(key, float(earned or 7))
            self.put(f"out/submissions/{key}/submitted", when.encode())
            students.append(marks.Student(key, name, of or name, late))
        if book:
            book = roster.Roster(self.put("roster.csv", book.encode()))
            book.match({s.key: s.of for s in students})
        for name in ("ADJUSTMENTS", "BY_HAND"):
            if name in settings:
                settings[name] = self.put(name, settings[name].encode())
        self.rules = rules.Rules(
            settings, book, students, ["05_full_formula"], lambda key:
            (self.out / "submissions" / key / "submitted").read_text())
        return marks.Marks(self.out, students, book, self.rules, None,
                           self.comments, settings.get("OTHERS", "").split())

    def put_result(self, key, earned):
        claims = "".join(f"claim\te\tc{k}\t{'passed' if k < earned else 'open'}"
                         "\n" for k in range(10))
        folder = f"out/students/{key}"
        self.put(f"{folder}/result", f"student\t{key}\nchapter\t"
                 f"05_full_formula\tpartly\n{claims}".encode())
        self.put(f"{folder}/boards", b"")
        self.put(f"{folder}/points", "".join(
            f"05_full_formula e c{k} 1\n" for k in range(10)).encode())

    def cells(self, group):
        """The column of marks, and what is said of cells that stay."""
        table, text = marks.upload(group, "Week 3")
        rows = list(csv.reader(io.StringIO(table.decode())))
        return [row[2] for row in rows[1:]], text

    # --- marks.tsv

    def graded(self, folders, book="", settings=""):
        self.group = self.classes(
            folders, self.ROSTER if book == "ROSTER" else book,
            **pairs(settings))

    def result(self, key, text):
        self.put_result(key, 7)
        self.file(f"out/students/{key}/result", text.replace(" | ", "\t"))

    def says(self, key, chapter, points, reason, line):
        self.comments = {key: [rules.Adjustment(chapter, float(points), reason,
                                                int(line))]}

    def reworded(self, reason):
        self.group.standings[0].comments[0].reason = reason

    def reported(self, key):
        self.group.points = results.Points.read(
            self.out / "students" / key / "points")
        report.rewrite(self.group, [])
        feedback.pack(self.group)

    def writes(self, *wanted):
        self.assertEqual(self.cells(self.group)[0], list(wanted))

    def marked(self, mark, why=""):
        standing = self.group.standings[0]
        self.assertEqual(str(standing.mark), mark)
        self.assertIn(why, standing.why)

    def lists(self, text):
        self.assertIn(text, marks.grades_csv(self.group))

    def parts(self, text):
        """The table for the parts that are marked by hand, of this class."""
        path = self.room / "new.csv"
        path.unlink(missing_ok=True)
        self.rules.read_parts(path)
        self.has("new.csv", text)
        # Without this mark Excel takes an e with an accent for two letters.
        self.assertTrue(path.read_bytes().startswith(codecs.BOM_UTF8))

    def filled(self, mark, form, end, *whose):
        """That table comes back with 40 points for everybody."""
        path = self.room / "new.csv"
        head, *rows = self.text_of("new.csv").splitlines()
        text = end.join([head] + [row + "40" for row in rows])
        path.write_bytes(text.replace(",", mark).encode(form))
        self.rules.read_parts(path)
        self.assertEqual(
            {str(row): mine.parts for row, mine in self.rules.personal.items()
             if mine.parts}, dict.fromkeys(whose, {"talk": 40}))

    def packs(self, *names):
        with zipfile.ZipFile(self.out / "feedback.zip") as pages:
            self.assertEqual(pages.namelist(), list(names))

    def in_order(self, path, *texts):
        places = [self.text_of(path).index(text) for text in texts]
        self.assertEqual(places, sorted(places))

    def means(self, asked, folder, *people):
        """Whom a word of make regrade means, in this class."""
        book = self.put("r.csv", b'name,id,e-mail\n"Lee, Ann",1001,ann@x\n'
                        b"Di Doe,12,\n")
        key = begin.key_meant({"Di Doe_12_assignsubmission_file_": "Di Doe_12"},
                              [collect.key_of(name) for name in people],
                              roster.Roster(book), asked)
        self.assertEqual(key, collect.key_of(folder))

    def means_nobody(self, asked, why, *people):
        with self.assertRaisesRegex(tables.Problem, why):
            self.means(asked, "", *people)

    def called(self, folder, name):
        self.put(f"class/{folder}/a.c")
        found = downloads.students_of(self.room / "class")[0]
        self.assertEqual({s.folder: s.name for s in found}[folder], name)

    # --- rules.tsv

    def test_marks_and_what_is_said_of_them(self):
        """A line is a class with its rules, and what must come of them: marks,
        or a pattern of what is refused; then words of grades.csv."""
        for line in rows_of("rules.tsv"):
            folders, book, settings, wanted, *words = line
            with self.subTest(line):
                self.check(folders, book, pairs(settings), wanted, words)

    def check(self, folders, book, settings, wanted, words):
        shutil.rmtree(self.room / "out", ignore_errors=True)
        if wanted.startswith("refused: "):
            with self.assertRaisesRegex(tables.Problem, wanted[9:]):
                self.classes(folders, book, **settings)
            return
        group = self.classes(folders, book, **settings)
        self.assertEqual(" ".join("-" if s.mark is None else f"{s.mark:g}"
                                  for s in group.standings), wanted)
        standing, table = group.standings[0], marks.grades_csv(group)
        with contextlib.redirect_stdout(io.StringIO()) as terminal:
            report.finish(group, [])
        seen = "\n".join([table, *standing.flags, *standing.beyond,
                          *group.account(standing), terminal.getvalue(),
                          classroom.class_html(group, {})])
        if book:
            table, text = marks.upload(group, "Week 3")
            seen += table.decode() + text
        for word in words:
            found = self.assertNotRegex if word[0] == "!" else self.assertRegex
            found(seen, "(?m)" + word.lstrip("!"))

    # --- attempts

    def test_what_has_changed_is_another_attempt(self):
        students = [downloads.Student("ann")]
        for several, keys in (("", ["ann"]),
                              ("best", ["ann", "ann+20+28attempt+202+29"])):
            out = self.room / f"out{several}"
            self.addCleanup(os.environ.pop, "ATTEMPTS", None)
            os.environ["ATTEMPTS"] = several
            for data in (b"first", b"second", b"second"):
                self.put("class/ann/full_formula.c", data)
                collect.collect_class(self.room / "class", out, self.room,
                                      CHAPTERS)
                for key in (self.room / "all").read_text().split():
                    (out / "students" / key).mkdir(parents=True, exist_ok=True)
            self.assertEqual((self.room / "all").read_text().split(), keys)
            self.assertEqual((self.room / "changed").read_text(),
                             "" if several else "ann\n")


class ThePoints(unittest.TestCase):
    def test_what_is_wrong_with_the_file_is_said(self):
        tests = [("05_full_formula", "encode_sequence", "is_right")]
        for text, wanted in rows_of("points.tsv"):
            with self.subTest(text):
                _, faults = points.spelled_out(text, tests)
                self.assertEqual(len(faults), 1)
                self.assertIn(wanted, faults[0])


@steps_of("beside.tsv")
class Beside(Room):
    """What is written into the copies of a student's files."""

    CODE = '#include "a.h"\n\nint f(void)\n{\n    return 1;\n}\n'
    form = "utf-8"

    def setUp(self):
        super().setUp()
        self.copy = self.room / "comments/ann/full_formula.c"
        self.hand_in()

    def hand_in(self, old="", new="", times=1):
        self.file("submissions/ann/full_formula.c",
                  self.CODE.replace(old, new) * int(times))

    def gone(self, path):
        (self.room / path).unlink()

    def renamed(self, path):
        (self.room / path).rename(self.room / f"{path}~")

    def comments(self):
        """Line, text and points of each, and copies of what is new."""
        notes = comments.Comments(self.room / "comments",
                                  self.room / "submissions", CHAPTERS)
        with contextlib.redirect_stdout(io.StringIO()) as self.terminal:
            notes.copy_new()
        return "; ".join(f"{comment.line} {comment.reason} {comment.points:g}"
                         for comment in notes.found.get("ann", []))

    def sees(self, wanted=""):
        self.assertEqual(self.comments(), wanted)

    def refused(self, pattern):
        with self.assertRaisesRegex(tables.Problem, pattern):
            self.comments()

    def output(self, pattern):
        self.assertRegex(self.terminal.getvalue(), pattern)

    def write(self, old, new):
        self.comments()
        self.in_copy(old)
        self.copy.write_text(self.copy.read_text().replace(old, new, 1))

    def in_copy(self, text):
        self.assertIn(text, self.copy.read_text())

    def saved_as(self, form, end):
        """As an editor on Windows saves it, with other blanks."""
        text = self.copy.read_text(self.form).replace("    return", "\treturn")
        self.copy.write_bytes(text.replace("\n", end).encode(form))
        self.form = form

    def test_the_tests_words_stand_at_their_lines(self):
        self.put("result", b"student\tx\nchapter\t05_full_formula\twrong\n"
                 + b"".join(b"claim\tf\ts%d\tfailed\twrong\n"
                            b"text\tf(%d) <leaks>\n"
                            b"place\there\tf.c\t5\there\n"
                            b"place\tcaller\tf.c\t3\tcalled from here\n"
                            % (k, k) for k in range(3)))
        result = results.read_result(self.room / "result")
        page = "".join(student.code_as_html(result.chapters[0], [],
                                            self.CODE.splitlines()))
        self.assertEqual(page.count("&lt;leaks&gt;"), 1)
        self.assertIn("return 1;<p class=\"message failed\">f(0) &lt;l", page)
        self.assertNotIn("class=code open", page)


class Fuzz(Room):
    """Damaged copies of good files, always the same ones. Whatever comes in,
    collecting and reporting go on, or say in words what is wrong."""

    def copies(self, data, number):
        dice = random.Random(20170612)
        for _ in range(number):
            copy = bytearray(data)
            for _ in range(dice.choice((1, 1, 2, 8))):
                if not copy:
                    break
                at = dice.randrange(len(copy))
                kind = dice.randrange(4)
                if kind == 0:
                    copy[at] = dice.randrange(256)
                elif kind == 1:
                    copy[at] ^= 1 << dice.randrange(8)
                elif kind == 2:
                    del copy[at:at + dice.choice((1, 4, 50, 10**6))]
                else:
                    copy[at:at] = copy[max(0, at - 20):at]
            yield bytes(copy)

    def archives(self):
        text = b"int x;\n" * 40
        methods = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2,
                   zipfile.ZIP_LZMA)
        return [zipped(text, method) for method in methods] + \
            [tarred(text, form) for form in ("", "gz", "bz2", "xz")]

    def test_archives(self):
        for archive in self.archives():
            for data in self.copies(archive, 400):
                choice = self.collected([entry("work.zip", data)])
                for line in choice.content()["notes"].splitlines():
                    self.assertEqual(line.count(b"\t"), 2)

    def survives(self, number, read, good, refusal, words):
        """READ takes a copy, or says in such words what is wrong."""
        for data in self.copies(good.encode(), number):
            path = self.put("damaged", data)
            try:
                read(path)
            except refusal as problem:
                self.assertRegex(str(problem), words)

    def test_tables(self):
        good = {roster.Roster: TheRules.ROSTER, self.adjusted:
                "who,chapter,points,deadline,folder,reason\nx,5,+2,,,why\n"
                "x,,EX,2026-11-20,,\n", self.by_hand: "who,a\nx,3\n"}
        for read, text in good.items():
            self.survives(700, read, text, tables.Problem, r"\.$")

    def rules(self, settings):
        return rules.Rules(settings, None, [marks.Student("x", "x", "x")],
                           ["05_full_formula"], lambda key: "")

    def adjusted(self, path):
        self.rules({"ADJUSTMENTS": path})

    def by_hand(self, path):
        self.rules({"BY_HAND": path, "RUBRIC": "tests 1, a 40"})

    def test_results(self):
        good = ("student\tx\nchapter\t05_full_formula\twrong\n"
                "claim\te\ts\tfailed\twrong\tsource\tsection\ntext\tlong\n"
                "row\t  1 2\nchapter\t06_offset_identity\tcompile\n"
                "broken\tcompile\ntext\twhy\nflag\t-\tlook\nnote\t-\tn\n")
        points = "05_full_formula e s 1\n"

        def reported(path):
            for name in ("result", "boards"):
                out = self.put(f"students/x/{name}", path.read_bytes()).parent
            student.write_reports(out, points)

        for number, read, text in ((700, reported, good),
                                   (100, results.Points.read, points * 3)):
            self.survives(number, read, text, results.Damaged, "/[a-z]+: .")

    def test_downloads(self):
        good = in_zip({"leeann_1001_77_full_formula.c": b"1",
                       "submission_metadata.yml": b":name: x",
                       "bob/full_formula.c": b"2"})
        for data in self.copies(good, 300):
            self.put("class.zip", data)
            try:
                found, _ = downloads.class_in_zip(self.room / "class.zip")
            except Exception as error:      # collect.py says it, and stops
                self.assertTrue(handed_in.reason(error))
                continue
            for person in found:
                self.collected(person.entries())
                collect.key_of(person.name)


class SideBySide(unittest.TestCase):
    def test_who_ends_the_program_ends_no_other(self):
        def work(item):
            if item == "crash":
                os.kill(os.getpid(), 11)
            if item == "memory":
                return len(bytearray(4 * jobs.BYTES))
            return len(item)

        standard, sys.stderr = os.dup(2), open(os.devnull, "w")
        os.dup2(sys.stderr.fileno(), 2)
        try:
            found = dict(jobs.side_by_side(
                ["a", "crash", "bb", "memory", "ccc"], work, 2))
        finally:
            os.dup2(standard, 2)
            sys.stderr = sys.__stderr__
        self.assertEqual(found, {"a": 1, "bb": 2, "ccc": 3,
                                 "crash": jobs.STOPPED, "memory": jobs.FAILED})


class Similar(Room):
    """What few have counts, whatever the names are; what is common does not."""

    RARE = ("double pair_frequency(size_t i, size_t d_model)\n{\n    double "
            "low = 0, high = 1;\n    while (high - low > 1e-15 * high) {\n"
            "        double half = low + (high - low) / 2;\n"
            "        if (log(half) * d_model < -2.0 * i * log(10000))\n"
            "            low = half;\n        else\n            high = half;\n"
            "    }\n    return low;\n}\n")
    SHORT = "double f(void)\n{\n    return a_rare_name_of(its_own + 1);\n}\n"

    def renamed(self):
        text = self.RARE
        for name, other in (("low", "a"), ("high", "b"), ("half", "c")):
            text = text.replace(name, other)
        return f"/* mine */ int x;\n{text.replace('    ', chr(9))}"

    def common(self, k):
        """Eight have written each of these."""
        lines = "\n".join(f"    y {'+-*/'[k % 4]}= x[{k}]{' - x' * n}; /* {n} "
                          f"of {k % 4} things */" for n in range(9))
        return f"double f(double x)\n{{\n{lines}\n}}\n"

    def alike(self, files, last=()):
        shutil.rmtree(self.room / "out", ignore_errors=True)
        self.put("out/chapters", b"05_full_formula\n")
        for where, heap in (("out", dict(files)), ("2025", dict(last))):
            for who, text in heap.items():
                self.put(f"{where}/submissions/{who}/full_formula.c",
                         text.encode())
        with contextlib.redirect_stdout(io.StringIO()) as self.output:
            similar.main(self.room / "out", str(self.room / "2025"))
        with open(self.room / "out/similar.csv", encoding="utf-8") as file:
            return [(row["student"], row["other"], row["where"])
                    for row in csv.DictReader(file)]

    def reported(self, files, last=()):
        """What is said of anybody but those who have written what is common."""
        return [row for row in self.alike(files, last) if row[0][0] != "s"
                and "; s" not in row[1]]

    def test_what_few_have_is_reported(self):
        many = {f"s{k}": self.common(k) for k in range(32)}
        self.assertEqual([1 + row[1].count(";") for row in self.alike(many)],
                         [7] * 4 + [31])        # without the first of each
        few = many | {"ann": self.RARE, "bob": self.renamed(),
                      "cy": self.SHORT, "di": self.SHORT}
        self.assertEqual(self.reported(few), [("ann", "bob", "pair_frequency")])
        self.assertIn("05  ann and bob: pair_frequency", self.output.getvalue())
        page = (self.room / "out/similar.html").read_text()
        self.assertEqual(page.count("<h2>05"), 6)
        self.assertRegex(page, "<mark class=m1>[^<]*b - a &gt; 1e-15")
        # Equal tokens are not the same file.
        same = "the same, word for word"
        self.assertEqual(self.reported(many | {"x": self.RARE, "y": self.RARE}),
                         [("x", "y", same)])
        # A comment is evidence, and so is an answer of an earlier year; but
        # between two of earlier years nothing is asked.
        note = "/* taken from the third table of my notes */\n"
        self.assertEqual(self.reported(many | {
            "x": note + self.SHORT, "y": self.common(99) + note}),
            [("x", "y", "a comment")])
        old = {"old": self.RARE, "older": self.renamed()}
        self.assertEqual(self.reported(many, old), [])
        self.assertEqual(self.reported(many | {"x": self.RARE}, old),
                         [("x", "old (2025)", same),
                          ("x", "old (2025); older (2025)",
                           "pair_frequency")])

    def test_how_many_have_it_hides_nothing(self):
        """A group is one line, whatever its size, and counts the same."""
        others = {f"z{k}": self.common(k) for k in range(100)}
        scores = set()
        for number in (2, 3, 12, 13, 50, 100):
            self.reported(dict([*others.items()][number:]) | {
                f"a{k:02}": self.RARE for k in range(number)})
            first, *_ = self.output.getvalue().splitlines()
            self.assertIn("a00", first)
            self.assertIn(": the same, word for word", first)
            if number > 2:
                self.assertIn(f" {number} files, a00, a01", first)
            scores.add(first.split()[0])
        self.assertEqual(len(scores), 1)

    def test_what_was_handed_out_is_nobody_s(self):
        header = Path("chapters/05_full_formula/full_formula.h").read_text()
        stub = Path("chapters/05_full_formula/full_formula.c").read_text()
        worked = Path("chapters/05_full_formula/worked.c").read_text()
        for text in (stub + header, worked):
            self.assertEqual(self.alike({"x": text, "y": text}), [])
        self.alike({"x": "a[" * 50_000, "y": "<b>\n"})
        self.assertIn("Not compared, since it is long: x",
                      self.output.getvalue())


class Reports(Room):
    def test_other_tools_have_the_same_tests_always(self):
        """junit.tsv: how many of three tests are failures, errors and skipped,
        whatever came of the chapter."""
        points = results.Points("".join(
            f"05_full_formula f s{k} 1\n" for k in range(3)))
        for state, text, wanted in rows_of("junit.tsv"):
            found = ElementTree.fromstring(student.junit(results.parsed(
                f"student | x\nchapter | 05_full_formula | {state}\n{text}"
                .replace(" | ", "\t")), points))
            self.assertEqual(" ".join(found[0].get(k) for k in (
                "failures", "errors", "skipped")), wanted, state)
            self.assertEqual([case.get("name") for case in found[0]],
                             ["s0", "s1", "s2"])

    def test_a_paragraph_is_shown_once(self):
        shown, long = set(), "a sentence that is said of several tests " * 3
        first = student.message_as_html([("text", long), ("row", "  1")], shown)
        again = student.message_as_html([("text", long), ("row", "  2")], shown)
        self.assertIn("a sentence", first)
        self.assertNotIn("a sentence", again)
        self.assertIn("  2", again)

    def test_nothing_is_markup(self):
        page = student.message_as_html([("text", "<b>&"), ("row", "<i>")],
                                       set())
        self.assertNotRegex(page, "<[bi]>")


class Words(unittest.TestCase):
    def test_each_row_is_said_and_no_other(self):
        source = "".join(path.read_text() for path in
                         Path("tests/grader/desk").glob("*.py"))
        for table, call in (("problem", r"Problem\("), ("collect", r"notice\("),
                            ("list", r"print_list\("),
                            ("points", r'sentence\("points", ')):
            rows = sentences.WORDS[table]
            for name in rows:
                self.assertIn(f'"{name}"', source)
            for name in re.findall(call + r'\s*"(\w+)"', source):
                self.assertIn(name, rows)


if __name__ == "__main__":
    outcome = unittest.TextTestRunner(
        stream=io.StringIO(), verbosity=0, buffer=True).run(
            unittest.defaultTestLoader.loadTestsFromModule(
                sys.modules["__main__"]))
    for test, trace in outcome.failures + outcome.errors:
        print(f"  ✗ {test}\n{trace}")
    wrong = len(outcome.failures) + len(outcome.errors)
    print(f"{outcome.testsRun - wrong} passed, {wrong} failed")
    sys.exit(wrong > 0)
