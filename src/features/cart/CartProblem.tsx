import { t } from 'ttag';
import * as s from './CartPage.module.css';

const texts = {
  past: t`A date in your cart has passed. Choose another day to go on.`,
  day: t`A day in your cart cannot be booked. Choose another day to go on.`,
  hour: t`An hour in your cart cannot be booked. Choose another one to go on.`,
  people: t`A number of people in your cart cannot be booked. Choose another one to go on.`,
  lesson: t`A lesson in your cart is no longer offered. Remove it to go on.`,
};

interface CartProblemProps {
  id: string;
  problem: keyof typeof texts;
}

/** Says why a cart cannot be booked as it is, and what helps. */
export const CartProblem = ({ id, problem }: CartProblemProps) => (
  <p id={id} className={s.wrongDay} role="alert">
    {texts[problem]}
  </p>
);
