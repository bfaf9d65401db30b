import { Alert, Button } from 'antd';
import { messageOf } from '../../../api';

interface NotLoadedProps {
  /** What is said where the server gave no reason. */
  text: string;
  error?: unknown;
  retry: () => unknown;
  className?: string | undefined;
}

/** Says what could not be loaded, and asks for it again. */
export const NotLoaded = ({ text, error, retry, className }: NotLoadedProps) => (
  <Alert
    className={className}
    type="error"
    showIcon
    title={messageOf(error, text)}
    action={<Button onClick={() => void retry()}>Try again</Button>}
  />
);
