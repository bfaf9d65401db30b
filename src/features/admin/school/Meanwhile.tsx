import { Alert, Button } from 'antd';
import type { School } from '../../../api';
import * as s from './school.module.css';
import { type FieldName, fieldNames, labelOf } from './schoolFields';
import { formOf } from './schoolForm';
import type { SchoolFormState } from './useSchoolForm';

/** What somebody else has changed since the first change was typed, so that what is typed is saved knowing it. */
export function Meanwhile({ form, school }: { form: SchoolFormState; school: School }) {
  const [before, now] = [formOf(form.opened), formOf(school)];
  const isMineToo = (name: FieldName) => form.changed.includes(name);
  const different = fieldNames.filter((name) => now[name] !== before[name]);
  // What both have changed is to be decided, so it comes first.
  const theirs = [...different.filter(isMineToo), ...different.filter((name) => !isMineToo(name))];
  const isRefused = form.failure?.isMeanwhile === true;
  if (theirs.length === 0 && !isRefused) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Somebody has changed the school meanwhile.${theirs.length > 0 ? ' It says now:' : ''}`}
      description={
        theirs.length > 0 && (
          <>
            <p>
              {theirs.some(isMineToo)
                ? 'What you typed is still in its field. Saving now puts it in the place of theirs.'
                : 'What you typed is still there. You can save it now.'}
            </p>
            <dl className={s.theirs}>
              {theirs.map((name) => (
                <div key={name}>
                  <dt>{labelOf(name)}</dt>
                  <dd>
                    <p dir="auto">{now[name] || 'none'}</p>
                    {isMineToo(name) && (
                      <Button
                        size="small"
                        aria-label={`Take this instead of mine: ${labelOf(name)}`}
                        onClick={() => form.change({ [name]: now[name] })}
                      >
                        Take this instead of mine
                      </Button>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )
      }
    />
  );
}
