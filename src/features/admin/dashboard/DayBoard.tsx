import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import {
  type Instructor,
  isNotFound,
  type Session,
  type SurfSpot,
  useListDaysQuery,
  useListSessionsQuery,
  useListSurfSpotsQuery,
} from '../../../api';
import { paths } from '../../../config/paths';
import { dayAfter } from '../../../lib/dates';
import { Link } from '../../../ui/Link';
import { counted, peopleText } from '../shared/counted';
import { boardOf, totalTexts } from './board';
import { everybody, keeping, shownOf } from './boardFilter';
import { BoardFilterBar } from './BoardFilterBar';
import { rowNamesOf } from './rowNames';
import { nobodyTexts, type Teaching } from './teaching';
import { longDay } from '../shared/boardDay';
import { DayFacts } from './DayFacts';
import { DayNav } from './DayNav';
import { useChosen } from './move/choice';
import { ChooseBar } from './move/ChooseBar';
import { BlockJumps, CancelledSessions, SessionTable } from './SessionTable';
import * as ways from './boardWays.module.css';
import * as s from './dayBoard.module.css';
import { useTeachers } from './useTeachers';
import { NotLoaded } from '../shared/NotLoaded';

/** Whoever looks at the board sees the day as it is now: others book, move and note as well. */
const always = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
};

function dayTitle(day: string, today: string): string {
  if (day === today) return `Today, ${longDay(day)}`;
  return day === dayAfter(today) ? `Tomorrow, ${longDay(day)}` : longDay(day);
}

/** The menus of a day; null where nobody teaches here, as with a backend that has no such list. */
function teachingOf(instructors: Instructor[] | undefined, sessions: Session[]): Teaching | null {
  if (!instructors || instructors.length === 0) return null;
  return { instructors, sessions: sessions.filter(({ booking_status }) => booking_status !== 'CANCELLED') };
}

/** A day that fits a screen needs no filter. */
const MANY = 6;

function Guests({
  sessions,
  spots,
  instructors,
  day,
  today,
  isOpen,
}: {
  sessions: Session[];
  spots: SurfSpot[];
  instructors: Instructor[] | undefined;
  day: string;
  today: string;
  isOpen: boolean;
}) {
  const { blocks, cancelled, totals, toComplete } = boardOf(sessions);
  const [chosen, setFilter] = useState(everybody);
  const teaching = teachingOf(instructors, sessions);
  const { choice, begin, end } = useChosen();
  const standing = blocks.flatMap((block) => block.sessions);
  const names = rowNamesOf(standing, cancelled);
  const filter = keeping(chosen, standing);
  if (filter !== chosen) setFilter(filter);
  const shown = standing.length < MANY ? standing : shownOf(standing, filter);
  const shownBlocks = boardOf(shown).blocks;
  const isToCome = day > today;
  // A backend that tells no versions changes sessions one at a time.
  const canChoose = standing.some(({ version }) => version !== undefined);
  return (
    <>
      {blocks.length === 0 && <p className={s.empty}>Nobody is booked for this day.</p>}
      {blocks.length > 0 && !isOpen && (
        <>
          <h3>On a closed day</h3>
          <p>{peopleText(totals.people)} still booked: move or cancel these bookings.</p>
        </>
      )}
      {blocks.length > 0 && (
        <>
          <p className={s.totals}>
            {totalTexts(totals).map((text) => (
              <span key={text}>{text}</span>
            ))}
            {teaching &&
              nobodyTexts(teaching.sessions).map((text) => (
                <span key={text} className={s.noPrint}>
                  {text}
                </span>
              ))}
            {toComplete > 0 && day <= today && (
              <Link
                className={s.toComplete}
                to={`${paths.adminBookings}?status=CONFIRMED&from=${day}&to=${day}`}
              >{`${counted(toComplete, 'booking', 'bookings')} to complete`}</Link>
            )}
          </p>
          <div className={ways.ways}>
            {standing.length >= MANY && (
              <BoardFilterBar sessions={standing} isToCome={isToCome} filter={filter} onFilter={setFilter} />
            )}
            {canChoose && choice === null && <Button onClick={begin}>Choose sessions</Button>}
          </div>
          <p role="status" className={ways.left}>
            {shown.length < standing.length &&
              `${shown.length} of ${standing.length} sessions ${shown.length === 1 ? 'is' : 'are'} shown.`}
          </p>
          <BlockJumps blocks={shownBlocks} />
          {shown.length > 0 && (
            <SessionTable
              label={`Guests on ${longDay(day)}`}
              blocks={shownBlocks}
              names={names}
              spots={spots}
              isToCome={isToCome}
              sizes={new Map(blocks.map(({ key, sessions: { length } }) => [key, length]))}
              teaching={teaching}
              choice={choice}
            />
          )}
        </>
      )}
      {/* Also where all have just been moved to another day: its dialog still says whom to tell. */}
      {choice && <ChooseBar sessions={shown} instructors={instructors ?? []} choice={choice} onEnd={end} />}
      <CancelledSessions sessions={cancelled} names={names} />
    </>
  );
}

/** Who comes on a day. Nothing with a backend that has no such call. */
export function DayBoard({ day, today }: { day: string; today: string }) {
  const range = { from: day, to: day };
  const sessions = useListSessionsQuery(range, always);
  const days = useListDaysQuery(range, always);
  const { instructors, failed } = useTeachers({ day, today, skip: !sessions.data?.data.length });
  // Before the guests are shown: where they meet would move the rows, and with them the place that Back returns to.
  const spots = useListSurfSpotsQuery({}, { skip: !sessions.data?.data.length });

  const found = spots.isLoading ? undefined : sessions.currentData?.data;
  const facts = days.currentData?.data.find(({ date }) => date === day);
  const failures = [
    { ...sessions, text: 'The guests of this day could not be loaded.' },
    { ...days, text: 'Note and place limit of this day could not be loaded.' },
    ...(failed ? [{ ...failed, text: 'Who teaches on this day could not be loaded.' }] : []),
  ].filter(({ error, isFetching }) => error && !isFetching && !isNotFound(error));
  if (isNotFound(sessions.error)) return null;

  return (
    <section className={s.board} aria-labelledby="day-of-the-board" aria-busy={sessions.isFetching}>
      <div className={s.head}>
        <h2 id="day-of-the-board" aria-live="polite">
          {dayTitle(day, today)}
        </h2>
        <div className={s.noPrint}>
          <DayNav day={day} today={today} />
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            <span className={s.word}>Print</span>
          </Button>
        </div>
      </div>
      {failures.map(({ text, error, refetch }) => (
        <NotLoaded key={text} className={s.alert} error={error} text={text} retry={refetch} />
      ))}
      {facts && <DayFacts day={facts} isPast={day < today} />}
      {found && (
        <Guests
          key={day}
          sessions={found}
          spots={spots.data?.data ?? []}
          instructors={instructors}
          day={day}
          today={today}
          isOpen={facts?.is_open !== false}
        />
      )}
      {!found && (sessions.isFetching || spots.isLoading) && <p role="status">Loading the day...</p>}
    </section>
  );
}
