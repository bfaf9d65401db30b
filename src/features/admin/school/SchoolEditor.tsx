import type { School } from '../../../api';
import { useLeaveQuestion } from '../shared/useLeaveQuestion';
import { PlainFields } from './PlainFields';
import { Meanwhile } from './Meanwhile';
import { SaveBar } from './SaveBar';
import * as s from './school.module.css';
import { contactNames, ruleNames } from './schoolFields';
import { Untranslated } from './Untranslated';
import { useSchoolForm } from './useSchoolForm';
import { Words } from './Words';

interface SchoolEditorProps {
  school: School;
  /** Asks for the school anew. */
  askAgain: () => unknown;
}

/** One form for all three parts: what is typed in one of them is not lost by saving another. */
export function SchoolEditor({ school, askAgain }: SchoolEditorProps) {
  const form = useSchoolForm(school, askAgain);
  const { question, leave } = useLeaveQuestion(form.changed.length > 0, form.discard);
  return (
    <form {...form.formProps} className={s.form}>
      <section className={s.part} aria-labelledby="school-contact">
        <h2 id="school-contact">Contact</h2>
        <PlainFields form={form} names={contactNames} />
      </section>
      <section className={s.part} aria-labelledby="school-words">
        <h2 id="school-words">Words</h2>
        <Words form={form} />
        <Untranslated />
      </section>
      <section className={s.part} aria-labelledby="school-rules">
        <h2 id="school-rules">Rules</h2>
        <PlainFields form={form} names={ruleNames} />
      </section>
      <SaveBar form={form} question={question} onDiscard={leave}>
        {/* What is being saved may be there before its answer is dealt with. */}
        {!form.isBusy && <Meanwhile form={form} school={school} />}
      </SaveBar>
    </form>
  );
}
