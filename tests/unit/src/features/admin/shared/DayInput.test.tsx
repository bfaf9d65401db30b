import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DayInput } from '../../../../../../src/features/admin/shared/DayInput';

function Form() {
  const [day, setDay] = useState('2027-03-08');
  return <DayInput aria-label="Day" value={day} onChange={({ target }) => setDay(target.value)} />;
}

test('the words of a day stand below its field, whatever format the browser shows it in', () => {
  render(<Form />);
  expect(screen.getByText('8 Mar 2027')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-12-24' } });
  expect(screen.getByText('24 Dec 2027')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
  expect(screen.queryByText(/2027/)).not.toBeInTheDocument();
});
