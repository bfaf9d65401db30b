import { Button, Switch } from 'antd';
import type { Testimony } from '../../../api';
import { ActiveBadge } from '../shared/resource/columns';
import { useChange } from '../shared/useChange';
import { decide, decisionTexts, stateOf } from './reviewRules';
import * as s from './reviews.module.css';

/** Whether the site shows a review, and the switch for it; one that waits can also be turned down. */
export function ReviewStatus({ review }: { review: Testimony }) {
  const { run, isBusy } = useChange();
  const state = stateOf(review);
  const change = (active: boolean) => void run(decide(review.id, active), decisionTexts);
  return (
    <div className={s.status}>
      <ActiveBadge active={review.active} />
      {/* The label makes the small switch an easy target. */}
      <label className={s.switch}>
        <Switch
          size="small"
          checked={review.active}
          loading={isBusy}
          aria-label={`Show the review by ${review.name} on the site`}
          onChange={change}
        />
      </label>
      {state === 'hidden' && <span className={s.state}>Hidden</span>}
      {state === 'pending' && (
        <span className={s.state}>
          Pending
          <Button
            type="link"
            size="small"
            disabled={isBusy}
            aria-label={`Keep hidden: the review by ${review.name}`}
            onClick={() => change(false)}
          >
            Keep hidden
          </Button>
        </span>
      )}
    </div>
  );
}
