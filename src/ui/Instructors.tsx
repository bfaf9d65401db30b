import { t } from 'ttag';
import { instructors, instructorsNote } from '../config/school';
import * as s from './Instructors.module.css';

/** The people of the school with their portraits; `isFull` adds what they do and which certificates they hold. */
export function Instructors({ isFull = false }: { isFull?: boolean }) {
  return (
    <>
      <ul className={s.people} data-full={isFull || undefined}>
        {instructors.map(({ name, role, languages, certificates, text, portrait }) => {
          const languageList = languages.join(', ');
          const certificateList = certificates.join(', ');
          return (
            <li key={name} className={s.person}>
              <img
                className={s.portrait}
                src={`/pictures/people/${portrait}`}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <div>
                <h3 className={s.name}>{name}</h3>
                <p className={s.role}>{role}</p>
                {isFull && <p>{text}</p>}
                <p className={s.detail}>{t`Speaks ${languageList}`}</p>
                {isFull && <p className={s.detail}>{t`Holds ${certificateList}`}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {instructorsNote && <p className={s.note}>{instructorsNote}</p>}
    </>
  );
}
