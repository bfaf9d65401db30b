import ts from 'typescript';

// The types of a browser have no node:fs.
const { readdirSync, readFileSync } = jest.requireActual<{
  readdirSync: (path: string, options: { recursive: true }) => string[];
  readFileSync: (path: string, encoding: 'utf8') => string;
}>('node:fs');

/** What no visitor gets: the staff's area and the page for those who work on the site, which stay in English, and generated code. */
const NOT_FOR_VISITORS = /^src\/(?:features\/admin|app\/styleguide|app\/adminPages\.ts)|\.(?:gen|d)\.ts$/;

/** What is written to guests, wherever it stands. */
const FOR_GUESTS =
  /^server\/messages\/(?:texts\/|words|facts|freeUntil)|^src\/features\/admin\/bookings\/panel\/messages\/(?:readyTexts|places|schoolSaid)/;

/** What only looks like a text for people, or is the same in every language; '${}' stands for a value. */
const exceptions: readonly [within: string, why: string, ...texts: string[]][] = [
  ['src/api/', 'a tag of kept answers', 'Bookings'],
  ['src/api/baseQuery.ts', 'a header of a call', 'Bearer ${}'],
  [
    'src/app/keepFocus.ts',
    'a CSS selector',
    'dialog, [role="dialog"], section, article, form, fieldset, nav, main, [role="group"], [role="tabpanel"]',
  ],
  ['src/config/school.ts', 'names', 'Ombak Pagi Surf School', 'Ombak Pagi'],
  ['src/config/schoolLinks.ts', 'names', 'Instagram', 'Facebook'],
  ['src/config/schoolCountry.ts', 'names', 'Indonesia'],
  ['src/config/school.ts', 'an address', 'Jalan Pantai Contoh 14', 'Kuta', 'Bali'],
  ['src/features/checkout/checkoutRules.ts', 'a value of the API', 'Unknown'],
  ['src/lib/instants.ts', 'formats of a date', 'DD [${}] YYYY', 'DD MMM YYYY'],
  ['src/lib/money.ts', 'written so everywhere (spec §9)', 'Rp. ${}'],
  ['src/state/persist/cookieStorage.ts', 'a name in the console', 'cookie ${}'],
];

/** Attributes and fields that people see or hear: here one small word is a text as well. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|busyLabel|caption|data-label|error|heading|hint|label|lead|message|missingText|placeholder|question|submit|text|title)$/;

/** Attributes and fields for browsers and search engines, some with several words. */
const FOR_MACHINES = /^(?:allow|className|content|dayOfWeek|key|robots|sandbox|sizes|style|@.*)$/;

/** Methods that look for a text, or for an element by its CSS selector. */
const SEARCHES = /^(?:includes|startsWith|endsWith|indexOf|closest|matches|querySelector|querySelectorAll)$/;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll('${}', ''));

/** Whether it reads like people's language: two words or more, of which one may be a value or a number, or one with a capital. */
function isLanguage(text: string): boolean {
  if (/^\((?:min|max|orientation|prefers)\b/.test(text)) return false; // CSS: a media query
  const parts = text.split(/\s+/);
  const words = parts.filter((part) => /^[“"‘'(]?\p{L}[\p{L}’'-]*[.,:;!?)”"’'…]*$/u.test(part));
  const values = parts.filter((part) => /\$\{\}|^\d/.test(part));
  return words.length > 0 && (words.length + values.length > 1 || /^\p{Lu}\p{Ll}+\P{L}*$/u.test(text));
}

/** A ttag tag or call, by its own name: as a field of something (`speech.t`) no catalogue gets it. The build refuses what it cannot read in them. */
const isTranslated = (node: ts.Node): boolean =>
  (ts.isTaggedTemplateExpression(node) && /^(?:c\(.*\)\.)?(?:t|jt|msgid)$/s.test(node.tag.getText())) ||
  (ts.isCallExpression(node) && /^(?:c\(.*\)\.)?ngettext$/s.test(node.expression.getText()));

/** Types, names of modules, and what those who work on the site read in a console. */
const isForDevelopers = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'));

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^(?:[!=]==?|in)$/.test(node.operatorToken.getText());

/** Whether a literal is compared, or names something. */
function isCompared(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
    return SEARCHES.test(parent.expression.name.text);
  }
  if (ts.isPropertyAssignment(parent)) return parent.name === literal;
  return isComparison(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/** Where a value goes to: the name of the attribute or field, 'JSX' for what stands between tags, '' for other places. */
function placeOf({ parent }: ts.Node): string {
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? placeOf(parent) : 'JSX';
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replace(/["']/g, '');
  const isPassedOn =
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isArrayLiteralExpression(parent);
  return isPassedOn ? placeOf(parent) : '';
}

function isForVisitors(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return hasLetters(text);
  const place = placeOf(node);
  if (isCompared(node) || FOR_MACHINES.test(place)) return false;
  return place === 'JSX' || SHOWN.test(place) ? hasLetters(text) : isLanguage(text);
}

/** The text of what stands between tags, of a literal or of a template; '' for another node. */
function textOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text.trim().replace(/\s+/g, ' ');
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
}

/** The texts in a file that a person could read and that ttag does not get. */
function bareTexts(code: string, file = 'sample.tsx'): { text: string; line: number }[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isTranslated(node) || isForDevelopers(node)) return;
    const text = textOf(node);
    if (isForVisitors(node, text)) {
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

test.each([
  ['<p>Your {x} cart</p>', ['Your', 'cart']],
  ['<p>{isOpen ? "hide" : t`show`}</p>', ['hide']],
  ['<img alt="wave" className="wide wave" sizes="(min-width: 1rem) and so on" />', ['wave']],
  ['show({ label: "days", "two words": 1, "@type": "Thing", kind: "days" })', ['days']],
  [
    'const a = [`${n} people`, "Menu", "MENU", "menu", `${a} ${b}`, "/a path".includes("a path")]',
    ['${} people', 'Menu'],
  ],
  ['if (a === "two words") throw new Error("two words"); console.warn("two words"); let a: "Two words";', []],
  ['t`Menu`; jt`a ${b}`; c("the word").t`Menu`; ngettext(msgid`${n} day`, `${n} days`, n)', []],
  ['speech.t`Two words`', ['Two words']],
])('in %s the bare texts are %j', (code, texts) => {
  expect(bareTexts(code).map(({ text }) => text)).toEqual(texts);
});

test('every text for visitors and guests can be translated', () => {
  const files = ['src', 'server/messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const isRead = (file: string) => FOR_GUESTS.test(file) || (file.startsWith('src/') && !NOT_FOR_VISITORS.test(file));
  const isException = (file: string, text: string) =>
    exceptions.some(([within, , ...texts]) => file.startsWith(within) && texts.includes(text));
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && isRead(file))
    .flatMap((file) => bareTexts(readFileSync(file, 'utf8'), file).map((bare) => ({ file, ...bare })))
    .filter(({ file, text }) => !isException(file, text));
  expect(found.map(({ file, line, text }) => `${file}:${String(line)} ${text}`)).toEqual([]);
});
