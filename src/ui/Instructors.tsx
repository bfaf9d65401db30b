import { t } from 'ttag';
import { instructorsNote } from '../config/instructors';
import type { ImageInfo } from '../lib/imageInfo';
import { Button } from './Button';
import * as s from './Instructors.module.css';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

interface Instructor {
  id: string;
  name: string;
  role: string | null;
  about: string | null;
  languages: readonly string[];
  image_url: string | null;
  image?: ImageInfo | null;
}

interface InstructorsProps {
  /** Not given while they are asked for. */
  people: readonly Instructor[] | undefined;
  /** Given where they could not be loaded. */
  askAgain: (() => void) | null;
  /** Whether they come with what they say of themselves. */
  isFull?: boolean;
}

/** Grey portraits, so that the page below does not jump. */
const Waiting = ({ isFull }: { isFull: boolean }) => (
  <div role="status">
    <VisuallyHidden>{t`Loading the instructors...`}</VisuallyHidden>
    <div className={s.people} data-full={isFull || undefined} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={s.person}>
          <div className={`${s.portrait ?? ''} ${s.placeholder ?? ''}`} />
          <p className={s.lines} />
        </div>
      ))}
    </div>
  </div>
);

/** A language, which a school writes in English, in the visitor's words; one that is not listed stays as it is. */
function languageName(name: string): string {
  const known: Record<string, string> = {
    Indonesian: t`Indonesian`,
    English: t`English`,
    Balinese: t`Balinese`,
    Japanese: t`Japanese`,
    German: t`German`,
    French: t`French`,
    Spanish: t`Spanish`,
    Dutch: t`Dutch`,
    Chinese: t`Chinese`,
    Korean: t`Korean`,
    Russian: t`Russian`,
    Italian: t`Italian`,
    Portuguese: t`Portuguese`,
  };
  return known[name] ?? name;
}

/** The people of the school with their portraits; `isFull` adds what they do. */
export function Instructors({ people, askAgain, isFull = false }: InstructorsProps) {
  if (askAgain)
    return (
      <div className={s.failure} role="alert">
        <p>{t`The instructors could not be loaded.`}</p>
        <Button variant="secondary" onClick={askAgain}>
          {t`Try again`}
        </Button>
      </div>
    );
  if (!people) return <Waiting isFull={isFull} />;
  const note = instructorsNote();
  return (
    <>
      <ul className={s.people} data-full={isFull || undefined}>
        {people.map(({ id, name, role, about, languages, image_url: path, image }) => {
          const languageList = languages.map(languageName).join(', ');
          return (
            <li key={id} className={s.person}>
              <Picture className={s.portrait} path={path} image={image} alt="" width={240} height={240} sizes="12rem" />
              <div>
                <h3 className={s.name} dir="auto">
                  {name}
                </h3>
                {role && (
                  <p className={s.role} dir="auto">
                    {role}
                  </p>
                )}
                {isFull && about && (
                  <p className={s.about} dir="auto">
                    {about}
                  </p>
                )}
                {languageList && <p className={s.detail}>{t`Speaks ${languageList}`}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {note && <p className={s.note}>{note}</p>}
    </>
  );
}
