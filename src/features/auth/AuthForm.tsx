import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import * as s from './auth.module.css';

interface AuthFormProps {
  /** The page's only h1. */
  title: string;
  /** Label of the button, and what it says while `isBusy`. */
  submit: { label: string; busyLabel: string };
  isBusy: boolean;
  formProps: ComponentProps<'form'>;
  /** The link to the other form. */
  other: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The frame that login and registration share. */
export function AuthForm({ title, submit, isBusy, formProps, other, children }: AuthFormProps) {
  // `?next=` goes along, so that whoever registers first still comes back to the page that asked for the login.
  const { search } = useLocation();
  return (
    <>
      <PageHead />
      <h1 tabIndex={-1} className={s.title}>
        {title}
      </h1>
      <form {...formProps} className={s.form}>
        {children}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
      </form>
      <p className={s.other}>
        {other.question} <Link to={{ pathname: other.to, search }}>{other.label}</Link>
      </p>
    </>
  );
}
