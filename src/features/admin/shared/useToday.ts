import { useEffect, useState } from 'react';
import { schoolToday } from '../../../lib/dates';

const SOON = 30_000;

/** The school's day, which becomes the next one while a screen is open, or when it is looked at again. */
export function useToday(): string {
  const [today, setToday] = useState(schoolToday);
  useEffect(() => {
    const look = () => setToday(schoolToday());
    const timer = setInterval(look, SOON);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
