import { useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { bookingPath } from '../../config/paths';
import { formatInstantDate } from '../../lib/instants';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Link } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { useForm } from '../../ui/useForm';
import { bookingCodeIn } from './bookingCode';
import * as s from './CheckBookingPage.module.css';
import { useRecentBookings } from './useRecentBookings';

/** Finds a booking by its code (spec §2, check bookings), and offers the last ones made on this device. */
export function CheckBookingPage() {
  const recent = useRecentBookings();
  const navigate = useNavigate();
  const { formProps, input, values } = useForm({
    initial: { code: '' },
    send: async () => {
      if (code !== '') await navigate(bookingPath(code));
    },
  });
  const code = bookingCodeIn(values.code);

  return (
    <Page lead={t`Your code is on the page that followed your booking.`}>
      <form {...formProps} className={s.form}>
        <Field
          label={t`Booking Code`}
          hint={t`Paste the code, or the link or message that contains it. Spaces and hyphens do not matter.`}
        >
          {(control) => (
            <input {...control} {...input('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          )}
        </Field>
        <Button type="submit" disabled={code === ''}>
          {t`Check Booking`}
        </Button>
      </form>
      {recent.length > 0 && (
        <section className={s.recent}>
          <h2>{t`Booked on this device`}</h2>
          <ul>
            {recent.map(({ code: booked, lessons, bookedAt }) => {
              const date = formatInstantDate(bookedAt);
              return (
                <li key={booked}>
                  <Link to={bookingPath(booked)}>{booked}</Link>
                  <span>{t`${lessons}, booked on ${date}`}</span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </Page>
  );
}
