import { Button } from 'antd';
import { useSearchTestimoniesQuery } from '../../../api';
import type { ListView } from '../shared/useListView';
import { stateOf } from './reviewRules';
import * as s from './reviews.module.css';

const choices = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
];

/** Which reviews are listed, with the number of each. The choice is in the address. */
export function ReviewFilter({ view }: { view: ListView }) {
  const { data } = useSearchTestimoniesQuery({});
  const reviews = data?.data ?? [];
  const chosen = view.filter('show');
  const isTold = reviews.some(({ decided }) => decided !== undefined);
  return (
    <div className={s.filter} role="group" aria-label="Which reviews">
      {choices
        .filter(({ value }) => value !== 'pending' || isTold || chosen === value)
        .map(({ value, label }) => (
          <Button
            key={value}
            type={value === chosen ? 'primary' : 'default'}
            aria-pressed={value === chosen}
            onClick={() => view.show({ show: value })}
          >
            {label} {data && reviews.filter((review) => value === '' || stateOf(review) === value).length}
          </Button>
        ))}
    </div>
  );
}
