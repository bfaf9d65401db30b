import { useEffect, useRef } from 'react';
import type { Session, SurfSpot } from '../../../api';
import { NewTabLink } from '../../../ui/NewTabLink';
import { peopleText } from '../shared/counted';
import { meetingOfSession } from '../shared/meeting';
import * as head from './blockHead.module.css';
import * as jumps from './blockJumps.module.css';
import * as folded from './cancelledSessions.module.css';
import { type Block, totalsOf, totalTexts } from './board';
import { AssignMenu } from './AssignMenu';
import type { Choice } from './move/choice';
import * as choices from './move/choice.module.css';
import { Guest, SessionRow } from './SessionRow';
import { nobodyTexts, type Teaching } from './teaching';
import * as s from './sessionTable.module.css';
import { useReturnToGuest } from './useReturnToGuest';

interface SessionTableProps {
  /** What is in the table. */
  label: string;
  blocks: (Block & { key: string })[];
  /** What links and buttons call each session's guest, by its id. */
  names: ReadonlyMap<string, string>;
  /** All surf spots; none while they are not known. */
  spots: readonly SurfSpot[];
  /** Whether the day is still to come. */
  isToCome: boolean;
  /** How many sessions each block has with those that a filter hides: then there is no instructor for all of them to choose. */
  sizes: ReadonlyMap<string, number>;
  /** Who may teach; null where that is not known. */
  teaching: Teaching | null;
  /** What is chosen to be changed; null while nobody is choosing. */
  choice: Choice | null;
}

/** Where guests and instructor of a block meet; the map is for the screen. */
function MeetingPlace({ spots, session }: { spots: readonly SurfSpot[]; session: Session | undefined }) {
  const meeting = session && meetingOfSession(session, spots);
  if (!meeting) return null;
  return (
    <small className={head.meeting}>
      {meeting.point}{' '}
      {meeting.map && (
        <NewTabLink href={meeting.map} aria-label={`Map to the meeting point for ${session.surf_spot_name}`}>
          Map
        </NewTabLink>
      )}
    </small>
  );
}

/** The guests of a day, a block for each hour and surf spot; all blocks share their columns. */
export function SessionTable({ label, blocks, names, spots, isToCome, sizes, teaching, choice }: SessionTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useReturnToGuest(table);
  const wasChoosing = useRef(choice !== null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (choice && !wasChoosing.current) table.current?.querySelector('input')?.focus();
    wasChoosing.current = choice !== null;
  }, [choice]);
  return (
    <div className={s.container}>
      <table ref={table} className={s.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Guest</th>
            <th scope="col" className={s.lesson}>
              Lesson
            </th>
            <th scope="col" className={s.level}>
              Level
            </th>
            <th scope="col" className={s.contact}>
              Phone
            </th>
            <th scope="col" className={s.people}>
              People
            </th>
            <th scope="col" className={s.due}>
              Due
            </th>
            <th scope="col" className={s.came}>
              Came
            </th>
            <th scope="col" className={teaching ? s.teacher : s.onPaper}>
              Instructor
            </th>
          </tr>
        </thead>
        {blocks.map(({ key, title, sessions }) => (
          <tbody key={key} id={blockId(key)} tabIndex={-1} className={jumps.target}>
            <tr className={head.head}>
              <th scope="rowgroup" colSpan={7}>
                {choice && (
                  <input
                    type="checkbox"
                    className={choices.choice}
                    aria-label={`All of ${title}`}
                    checked={sessions.every(({ id }) => choice.chosen.has(id))}
                    onChange={({ target }) =>
                      choice.choose(
                        sessions.map(({ id }) => id),
                        target.checked,
                      )
                    }
                  />
                )}
                {title}{' '}
                <span>
                  {totalTexts(totalsOf(sessions)).join(' · ')}
                  {teaching &&
                    nobodyTexts(sessions).map((text) => <small key={text} className={head.open}>{` · ${text}`}</small>)}
                </span>
                <MeetingPlace spots={spots} session={sessions[0]} />
              </th>
              <td className={teaching ? s.teacher : s.onPaper}>
                {teaching && sessions.length > 1 && sessions.length === sizes.get(key) && (
                  <AssignMenu label={`Instructor of all: ${title}`} sessions={sessions} teaching={teaching} />
                )}
              </td>
            </tr>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                name={names.get(session.id) ?? session.customer_name}
                isToCome={isToCome}
                teaching={teaching}
                choice={choice}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const blockId = (key: string): string => `block-${key.replaceAll(' ', '-')}`;

/** Ways to each hour and spot of a long day. */
export function BlockJumps({ blocks }: Pick<SessionTableProps, 'blocks'>) {
  if (blocks.length < 2) return null;
  const jump = (key: string) => {
    const block = document.getElementById(blockId(key));
    block?.scrollIntoView({ block: 'start' });
    block?.focus({ preventScroll: true });
  };
  return (
    <nav className={jumps.jumps} aria-label="Hours and spots">
      {blocks.map(({ key, title, sessions }) => (
        <button key={key} type="button" onClick={() => jump(key)}>
          {title} <small>{totalsOf(sessions).people}</small>
        </button>
      ))}
    </nav>
  );
}

/** Sessions of cancelled bookings, folded away: nobody waits for them. */
export function CancelledSessions({ sessions, names }: { sessions: Session[]; names: SessionTableProps['names'] }) {
  if (sessions.length === 0) return null;
  return (
    <details className={folded.cancelled}>
      <summary>
        {sessions.length} cancelled {sessions.length === 1 ? 'session' : 'sessions'}
      </summary>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <Guest session={session} name={names.get(session.id) ?? session.customer_name} /> {session.product_name},{' '}
            {peopleText(session.person)}
          </li>
        ))}
      </ul>
    </details>
  );
}
