import { Button } from 'antd';
import type { Instructor, Session } from '../../../../api';
import { counted, peopleText } from '../../shared/counted';
import { DialogButton } from '../../shared/DialogButton';
import type { Choice } from './choice';
import * as s from './move.module.css';
import { MoveDialog } from './MoveDialog';

interface ChooseBarProps {
  /** Those of the day that can be chosen. */
  sessions: Session[];
  instructors: readonly Instructor[];
  choice: Choice;
  /** Ends choosing. */
  onEnd: () => void;
}

/** Stands below the board while sessions are being chosen: all of a surf spot with one tap, and what is done with them. */
export function ChooseBar({ sessions, instructors, choice, onEnd }: ChooseBarProps) {
  const chosen = sessions.filter(({ id }) => choice.chosen.has(id));
  const people = chosen.reduce((sum, { person }) => sum + person, 0);
  const spots = [...new Set(sessions.map(({ surf_spot_name: spot }) => spot ?? 'Spot not given'))];
  const at = (spot: string) => sessions.filter(({ surf_spot_name }) => (surf_spot_name ?? 'Spot not given') === spot);
  const places = spots.length > 1 ? spots.map((spot) => [spot, at(spot)] as const) : [];
  return (
    <div className={s.bar} role="region" aria-label="Chosen sessions">
      <strong aria-live="polite">
        {chosen.length === 0
          ? 'Choose the sessions to change.'
          : `${counted(chosen.length, 'session', 'sessions')}, ${peopleText(people)}`}
      </strong>
      <div className={s.places}>
        {[['All', sessions] as const, ...places].map(([name, own]) => {
          const isOn = own.every(({ id }) => choice.chosen.has(id));
          return (
            <Button
              key={name}
              aria-pressed={isOn}
              onClick={() =>
                choice.choose(
                  own.map(({ id }) => id),
                  !isOn,
                )
              }
            >
              {`${name} ${own.length}`}
            </Button>
          );
        })}
      </div>
      <DialogButton label="Move…" type="primary" disabled={chosen.length === 0}>
        {(close) => (
          <MoveDialog
            sessions={chosen}
            instructors={instructors}
            onClose={(isDone) => {
              close();
              if (isDone) onEnd();
            }}
          />
        )}
      </DialogButton>
      <Button onClick={onEnd}>Stop choosing</Button>
    </div>
  );
}
