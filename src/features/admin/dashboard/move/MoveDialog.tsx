import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { adminApi, type Instructor, type Session } from '../../../../api';
import { useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import { counted, peopleText } from '../../shared/counted';
import { FormDialog } from '../../shared/FormDialog';
import { takenBackText } from '../../shared/sessionText';
import { SpotsProblem } from '../../shared/SpotsProblem';
import * as forms from '../../shared/forms.module.css';
import { useChange } from '../../shared/useChange';
import { useLeaveQuestion } from '../../shared/useLeaveQuestion';
import { MoveFields } from './MoveFields';
import { Letters, Meanwhile, Refusals, WhatsAppList } from './MovePreview';
import { emptyMove, moveLabel, moveRequest, type Told, toldBy } from './moveRules';
import { useTrial } from './useTrial';

interface MoveDialogProps {
  sessions: Session[];
  instructors: readonly Instructor[];
  onClose: (isDone: boolean) => void;
}

/** Changes day, hour, surf spot or instructor of many sessions at once. What will happen and who is told is seen before it is done. */
export function MoveDialog({ sessions, instructors, onClose }: MoveDialogProps) {
  const [opened] = useState(sessions);
  const [isTold, setIsTold] = useState(true);
  const [isForced, setIsForced] = useState(false);
  const [left, setLeft] = useState<{ told: Told[]; count: number } | null>(null);
  const { run, failure, forget, isBusy } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const terms = { isTold, isForced };
  const form = useForm({
    initial: emptyMove,
    send: async (typed) => {
      const updateSessionsRequest = moveRequest(sessions, typed, terms);
      if (updateSessionsRequest === null) return;
      const isDone = await run(call(adminApi.endpoints.updateSessions, { updateSessionsRequest }), {
        success: `${counted(sessions.length, 'session is', 'sessions are')} changed.`,
        failure: 'Failed to change the sessions.',
      });
      if (!isDone) return;
      if (byHand.length > 0) setLeft({ told: byHand, count: sessions.length });
      else onClose(true);
    },
    onChange: forget,
  });
  const request = moveRequest(sessions, form.values, terms);
  const { answer, problem, isAsking } = useTrial(request, isBusy || left !== null);
  const told = answer ? toldBy(answer, sessions) : [];
  const byMail = told.filter(({ to }) => to !== null);
  const byHand = told.filter(({ to }) => to === null);
  const refusals = answer?.refusals ?? [];
  const { question, leave } = useLeaveQuestion(form.isDirty && left === null, () => onClose(left !== null));
  const takenBack = takenBackText(sessions, form.values.day);
  const people = sessions.reduce((sum, { person }) => sum + person, 0);
  const title = `Move ${counted(sessions.length, 'session', 'sessions')}`;
  if (left !== null)
    return (
      <Modal
        open
        className={forms.dialog}
        title={`${counted(left.count, 'session is', 'sessions are')} changed`}
        onCancel={() => onClose(true)}
        footer={
          <Button type="primary" onClick={() => onClose(true)}>
            Close
          </Button>
        }
      >
        <WhatsAppList told={left.told} isDone />
      </Modal>
    );
  return (
    <FormDialog
      title={title}
      formProps={form.formProps}
      save={isBusy ? 'Saving...' : moveLabel(sessions.length, byMail.length)}
      isBusy={isBusy}
      isLocked={answer === null || refusals.length > 0}
      question={question}
      onClose={leave}
      about={`${counted(sessions.length, 'session', 'sessions')}, ${peopleText(people)}`}
      remarks={
        <div aria-live="polite">
          {isAsking && <p className={forms.note}>Looking what will happen...</p>}
          {problem !== null && <Alert type="error" showIcon title={problem} />}
          {failure && failure.text !== problem && <Alert type="error" showIcon title={failure.text} />}
          <SpotsProblem />
          <Meanwhile opened={opened} sessions={sessions} />
          {takenBack !== null && <p className={forms.note}>{takenBack}</p>}
          <Refusals refusals={refusals} sessions={sessions} />
          {(refusals.length > 0 || isForced) && (
            <label className={forms.check}>
              <input
                type="checkbox"
                disabled={isBusy}
                checked={isForced}
                onChange={({ target }) => setIsForced(target.checked)}
              />
              Do it anyway
            </label>
          )}
          <Letters told={byMail} />
          <WhatsAppList told={byHand} isDone={false} />
        </div>
      }
    >
      <MoveFields form={form} sessions={sessions} instructors={instructors} isStill={isBusy} isTold={isTold} />
      <label className={forms.check}>
        <input
          type="checkbox"
          disabled={isBusy}
          checked={isTold}
          onChange={({ target }) => setIsTold(target.checked)}
        />
        Tell the guests
      </label>
    </FormDialog>
  );
}
