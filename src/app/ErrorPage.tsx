import { paths } from '../config/paths';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';

/** Stands where a screen broke, with a way back. A reload also fetches chunks that a new release has replaced. */
export function ErrorPage() {
  return (
    <Page title="Something went wrong" lead="The page could not be shown. Nothing you booked is lost.">
      <Button onClick={() => window.location.reload()}>Try again</Button> <a href={paths.home}>Back to the home page</a>
    </Page>
  );
}
