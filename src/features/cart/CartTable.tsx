import type { CartLine } from '../../state';
import * as s from './CartPage.module.css';
import { CartSessionRow } from './CartSessionRow';

/** The cart's sessions. The Action column is there only while some line has more than one session (spec §2, cart). */
export function CartTable({ lines }: { lines: readonly CartLine[] }) {
  const hasActions = lines.some(({ sessions }) => sessions.length > 1);
  const columns = ['Lesson', 'Reservation Date', 'Price', 'Person', 'Subtotal', ...(hasActions ? ['Action'] : [])];
  return (
    <table className={s.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.flatMap((line, lineIndex) =>
          line.sessions.map((session, sessionIndex) => (
            <CartSessionRow
              // The cart's rows have no ids; their position in it is what the person edits.
              key={`${String(lineIndex)}/${String(sessionIndex)}`}
              line={line}
              session={session}
              position={{ line: lineIndex, session: sessionIndex }}
              hasActions={hasActions}
            />
          )),
        )}
      </tbody>
    </table>
  );
}
