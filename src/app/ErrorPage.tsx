import { paths } from '../config/paths';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';

/** Shown in place of a screen that threw. A reload also helps when a new release has replaced the screen's chunk. */
export function ErrorPage() {
  return (
    <Page title="Something went wrong" lead="The page could not be shown. Nothing you booked is lost.">
      <Button onClick={() => window.location.reload()}>Try again</Button> <a href={paths.home}>Back to the home page</a>
    </Page>
  );
}
