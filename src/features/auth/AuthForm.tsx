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
  /** What is said of the form before its fields. */
  lead?: string;
  /** Stands below the link: its late coming moves nothing. */
  further?: ReactNode;
  children: ReactNode;
}

/** The frame that login, registration and forgotten passwords share. */
export function AuthForm({ title, lead, submit, isBusy, formProps, other, further, children }: AuthFormProps) {
  // `?next=` goes along, so that whoever registers first still comes back to the page that asked for the login. The token of a
  // mail is for its own page alone.
  const params = new URLSearchParams(useLocation().search);
  params.delete('token');
  return (
    <>
      <PageHead />
      <h1 tabIndex={-1} className={s.title}>
        {title}
      </h1>
      {lead && <p className={s.lead}>{lead}</p>}
      <form {...formProps} className={s.form}>
        {children}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
      </form>
      <p className={s.other}>
        {other.question} <Link to={{ pathname: other.to, search: String(params) }}>{other.label}</Link>
      </p>
      {further}
    </>
  );
}
