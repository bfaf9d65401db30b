import type { UpdateSchoolRequest } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import { badRequest, conflict } from '../errors.ts';
import type { Context } from '../http/context.ts';
import { changeSchool, lockSchool } from '../repositories/school.ts';
import type { school } from '../db/schema.ts';
import { schoolDay } from '../school/days.ts';
import { isOtherVersion } from '../school/version.ts';
import { columnsFor } from './columns.ts';
import { changeAs } from './signedIn.ts';

const columnsOf = columnsFor<typeof school>();

/** Control characters that are neither a line break nor a tab: no page and no letter shows them. */
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What of the school's texts cannot be shown, in words. */
const textProblems = ({ texts = {} }: UpdateSchoolRequest): string[] =>
  Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).flatMap(([name, text]) => {
      const [bad] = UNSHOWN.exec(text ?? '') ?? [];
      const at = `body/texts/${language}/${name}`;
      return bad === undefined ? [] : [`${at} has a character that cannot be shown (${codeOf(bad)})`];
    }),
  );

/** Fails with 400 where nothing would change, or something contradicts itself; the contract's schema has seen to the rest. */
function assertShowable({ version: _version, ...body }: UpdateSchoolRequest, now: Date): void {
  if (Object.keys(body).length === 0) throw badRequest(['body must have a field that changes something']);
  const year = schoolDay(now).slice(0, 4);
  const isToCome = typeof body.founded === 'string' && body.founded > year;
  const problems = [...(isToCome ? [`body/founded must not be after ${year}`] : []), ...textProblems(body)];
  if (problems.length > 0) throw badRequest(problems);
}

/** What the school says of itself (docs/decisions/languages.md). */
export const schoolHandlers = ({ db, school: known, now }: Context) =>
  ({
    getSchool: async () => ({ data: await known.read() }),

    async updateSchool(request) {
      const { texts, version } = request.body;
      assertShowable(request.body, now());
      const fields = columnsOf(request.body, ['texts', 'version']);
      const answer = await changeAs(db, request, async (tx) => {
        const stored = await lockSchool(tx);
        if (isOtherVersion(stored, version)) throw conflict('Somebody has changed the school meanwhile.');
        return changeSchool(tx, stored, { fields, texts });
      });
      known.take(answer.data);
      return answer;
    },
  }) satisfies Partial<Handlers>;
