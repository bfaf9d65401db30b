import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** How many tests a file that changed gets at the most. */
const MOST = 4;

const isUnitTest = (file: string): boolean => /^tests\/unit\/.*\.test\.tsx?$/.test(file);

/** Whether it is a test of the package in which a file is; the deep ones and the mutants take too long. */
const isTestOfPackageOf = (file: string, test: string): boolean =>
  /^packages\/[^/]+\/tests\/(?!deep\/|mutants\/).*\.test\.ts$/.test(test) &&
  file.startsWith(test.replace(/\/tests\/.*/, '/'));
const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The file that an import means; packages are none of ours. */
function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((file) => files.has(file));
}

/** The files that import each file. */
function readImporters(files: ReadonlySet<string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const target = resolved(file, fileName, files);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The tests that import a file, with the number of imports on the shortest way to it. */
function testsWithDistance(file: string, importers: Map<string, string[]>): [test: string, distance: number][] {
  const found = new Map([[file, 0]]);
  for (const [at, distance] of found)
    for (const importer of importers.get(at) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  return [...found].filter(([test]) => isUnitTest(test) || isTestOfPackageOf(file, test));
}

/** How near a test is to a file: named like it, then like its folder; then by imports, then by place. */
function nearness(file: string, test: string, distance: number): number[] {
  const { dir, name } = path.posix.parse(file);
  const names = [name, path.posix.basename(dir)];
  const alike = names.findIndex((one) => plain(path.posix.basename(test)).startsWith(plain(one)));
  const [place, its] = [dir.split('/'), test.replace('tests/unit/', '').split('/')];
  const shared = place.findIndex((part, i) => part !== its[i]);
  return [alike < 0 ? names.length : alike, distance, -(shared < 0 ? place.length : shared)];
}

const compared = (one: number[], other: number[]): number =>
  one.map((value, i) => value - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

export interface Related {
  file: string;
  /** The nearest ones. */
  tests: string[];
  /** How many there are in all. */
  total: number;
}

/** The unit tests, and of a package's files its tests, to run for each file that changed, the nearest of those that import it; `all` are the project's files. */
export function relatedTests(changed: readonly string[], all: readonly string[]): Related[] {
  const importers = readImporters(new Set(all));
  return changed.map((file) => {
    const tests = testsWithDistance(file, importers)
      .map(([test, distance]) => ({ test, near: nearness(file, test, distance) }))
      .toSorted((a, b) => compared(a.near, b.near) || a.test.localeCompare(b.test));
    return { file, tests: tests.slice(0, MOST).map(({ test }) => test), total: tests.length };
  });
}
