import { t } from 'ttag';
import { paths } from '../../config/paths';
import type { LessonList } from '../../lib/lessonListAt';
import { MAX_SEARCH } from '../../lib/searchOf';
import * as s from './LessonListPage.module.css';

interface LessonSearchProps {
  list: LessonList;
  text: string;
  onChange: (text: string) => void;
}

/** The search box. Without JavaScript it is a form that leads to the list's address, and keeps what was chosen. */
export const LessonSearch = ({ list: { who, level }, text, onChange }: LessonSearchProps) => (
  <form className={s.search} role="search" action={paths.lessons} onSubmit={(event) => event.preventDefault()}>
    <input
      type="search"
      name="search"
      aria-label={t`Search by Product Name`}
      placeholder={t`Search by Product Name`}
      maxLength={MAX_SEARCH}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
    {who && <input type="hidden" name="who" value={who} />}
    {level && <input type="hidden" name="level" value={level} />}
  </form>
);
