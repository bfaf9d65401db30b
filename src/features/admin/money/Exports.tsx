import { adminApi, api } from '../../../api';
import { useAppDispatch } from '../../../state';
import { type Collecting, SaveButton } from '../shared/SaveButton';
import { collectDays } from './collectDays';
import { ledgerCsv, sessionsCsv } from './moneyCsv';
import * as s from './money.module.css';
import type { Period } from '../shared/period';

const { listLedger, listSessions } = adminApi.endpoints;
const { listSurfSpots } = api.endpoints;
/** As it is now, and not kept. */
const anew = { subscribe: false, forceRefetch: true };

/** Saves what the accountant wants of a period: its sessions, and what was paid and given back. */
export function Exports({ period }: { period: Period }) {
  const dispatch = useAppDispatch();
  const fileName = (what: string) => `${what}-${period.from}-to-${period.to}.csv`;

  const sessions = async (collecting: Collecting) => {
    const rows = await collectDays(period, (part) => dispatch(listSessions.initiate(part, anew)).unwrap(), collecting);
    const spots = await dispatch(listSurfSpots.initiate({}, anew)).unwrap();
    return {
      name: fileName('sessions'),
      text: sessionsCsv(rows, spots.data),
      success: `${rows.length} ${rows.length === 1 ? 'session' : 'sessions'} exported.`,
    };
  };
  const ledger = async (collecting: Collecting) => {
    const rows = await collectDays(period, (part) => dispatch(listLedger.initiate(part, anew)).unwrap(), collecting);
    return {
      name: fileName('ledger'),
      text: ledgerCsv(rows),
      success: `${rows.length} ledger ${rows.length === 1 ? 'entry' : 'entries'} exported.`,
    };
  };

  return (
    <section className={s.exports} aria-labelledby="exports-of-the-period">
      <h2 id="exports-of-the-period">For the accountant</h2>
      <p className={s.hint}>
        CSV files of the chosen period for Excel and LibreOffice, with one row for each session or entry.
      </p>
      <div className={s.row}>
        <SaveButton label="Export sessions" collect={sessions} failure="Failed to export the sessions." />
        <SaveButton label="Export ledger" collect={ledger} failure="Failed to export the ledger." />
      </div>
    </section>
  );
}
