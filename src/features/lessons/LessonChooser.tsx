import { t } from 'ttag';
import { paths } from '../../config/paths';
import { type LessonList, lessonListQuery } from '../../lib/lessonListAt';
import { Link } from '../../ui/Link';
import * as s from './LessonChooser.module.css';
import { levelTexts, whoTexts } from './listTexts';

interface ChoiceProps<Name extends string> {
  title: string;
  texts: Readonly<Record<Name, string>>;
  chosen: Name | null;
  /** The address of the list with a choice, or without one. */
  addressOf: (name: Name | null) => string;
}

/** Answers to one question as links, so that they work without JavaScript. The chosen one leads back. */
function Choice<Name extends string>({ title, texts, chosen, addressOf }: ChoiceProps<Name>) {
  const names = Object.keys(texts) as Name[];
  return (
    <div className={s.choice} role="group" aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={addressOf(name === chosen ? null : name)}
              state={{ preventScrollReset: true }}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who is surfing, and what they can do: two questions that pick the lessons. */
export function LessonChooser({ list: { search, who, level } }: { list: LessonList }) {
  const addressOf = (choice: Partial<LessonList>) => paths.lessons + lessonListQuery({ search, who, level, ...choice });
  return (
    <div className={s.chooser}>
      <Choice title={t`Who is surfing?`} texts={whoTexts} chosen={who} addressOf={(name) => addressOf({ who: name })} />
      <Choice
        title={t`Surfed before?`}
        texts={levelTexts}
        chosen={level}
        addressOf={(name) => addressOf({ level: name })}
      />
    </div>
  );
}
