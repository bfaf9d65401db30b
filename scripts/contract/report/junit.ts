import { count, type Report } from './result.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML, without the characters that XML does not allow. */
const xml = (text: string): string =>
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '?').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The report as JUnit reads it. */
export function junit({ results }: Report): string {
  const suites = results.map(({ operation, checks }) => {
    const tests = checks.map(({ name, outcome, differences, reason, seconds }) => {
      const head = `    <testcase classname="${operation.id}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
      if (outcome === 'passed') return `${head}/>`;
      const texts = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
      const child =
        outcome === 'skipped'
          ? `<skipped message="${xml(reason)}"/>`
          : `<failure message="${xml(texts[0] ?? '')}">${xml(texts.join('\n'))}</failure>`;
      return `${head}>${child}</testcase>`;
    });
    const one = [{ operation, checks }];
    const numbers = `tests="${String(checks.length)}" failures="${String(count(one, 'failed'))}" skipped="${String(count(one, 'skipped'))}"`;
    return [`  <testsuite name="${operation.id}" ${numbers}>`, ...tests, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}
