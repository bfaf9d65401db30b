import { Alert, Button } from 'antd';
import type { AllLessons } from '../../../api';

/** Says in a form that some lessons are missing from its choice, and asks for them again. */
export const LessonsProblem = ({ of: { isError, retry } }: { of: AllLessons }) =>
  isError && (
    <Alert
      type="error"
      showIcon
      title="The lessons could not be loaded."
      action={<Button onClick={retry}>Try again</Button>}
    />
  );
