import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from 'ttag';
import { type LessonsShown, nameShown } from '../../api';
import { daysInRow } from '../../lib/dates';
import type { SchoolDay } from '../../lib/schoolDays';
import { type CartLine, sessionRemoved, useAppDispatch } from '../../state';
import { lazyPart } from '../../ui/lazyPart';
import * as s from './CartTable.module.css';
import { CartSessionRow, type DayChoice, type SessionPosition } from './CartSessionRow';

const DayDialog = lazyPart(async () => (await import(/* webpackChunkName: "calendar" */ './DayDialog')).DayDialog);

const CartLineHead = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './CartLineHead')).CartLineHead,
);

interface CartTableProps {
  lines: readonly CartLine[];
  /** Why days do not take their people, by day. */
  refusals: ReadonlyMap<string, string>;
  /** What is known of the coming days. */
  schoolDays: readonly SchoolDay[];
  shown: LessonsShown;
  /** Whether a booking of the cart has no answer yet. */
  isSent: boolean;
  /** The person takes out the line at this place. */
  onTakeOut: (line: number) => void;
}

/** The cart's lessons with their sessions. The Action column is there only while some line has more than one session (spec §2, cart). */
export function CartTable({ lines, refusals, schoolDays, shown, isSent, onTakeOut }: CartTableProps) {
  const dispatch = useAppDispatch();
  const table = useRef<HTMLTableElement>(null);
  const [choosing, setChoosing] = useState<DayChoice | null>(null);
  const hasActions = lines.some(({ sessions }) => sessions.length > 1);
  const columns = [
    t`Lesson`,
    t`Reservation Date`,
    t`Price`,
    t`Person`,
    t`Subtotal`,
    ...(hasActions ? [t`Action`] : []),
  ];

  const remove = (position: SessionPosition) => {
    flushSync(() => dispatch(sessionRemoved(position)));
    // The focus stays in the lesson: on its next button of this kind, or on the session that is left.
    const rows = table.current?.tBodies[position.line]?.rows;
    const row = rows?.[Math.min(position.session, rows.length - 1)];
    (row?.querySelector<HTMLElement>('td:last-child button') ?? row?.querySelector('input'))?.focus();
  };

  return (
    <>
      <table ref={table} className={s.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line, lineIndex) => {
          const name = nameShown(shown, line.product);
          return (
            // The cart's rows have no ids; their position in it is what the person edits.
            <tbody key={String(lineIndex)}>
              {line.sessions.map((session, sessionIndex) => (
                <CartSessionRow
                  key={String(sessionIndex)}
                  line={line}
                  name={name}
                  session={session}
                  refusal={daysInRow(session.date, line.product.days ?? 1)
                    .map((day) => refusals.get(day))
                    .find(Boolean)}
                  isSent={isSent}
                  position={{ line: lineIndex, session: sessionIndex }}
                  hasActions={hasActions}
                  head={
                    sessionIndex === 0 && (
                      <CartLineHead
                        name={name}
                        picture={shown[line.product.id]}
                        onTakeOut={() => onTakeOut(lineIndex)}
                      />
                    )
                  }
                  onChooseDay={setChoosing}
                  onRemove={remove}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      {choosing && (
        <DayDialog lines={lines} choice={choosing} schoolDays={schoolDays} onClose={() => setChoosing(null)} />
      )}
    </>
  );
}
