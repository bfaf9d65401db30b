import { useEffect } from 'react';
import { t } from 'ttag';
import { paths } from '../config/paths';
import { listen } from '../lib/listen';
import { useSubmitOnce } from '../ui/useSubmitOnce';
import { Button } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import { Page } from '../ui/Page';

interface ErrorPageProps {
  /** Fetches the code of the screen, where that was what failed. */
  load?: () => Promise<unknown>;
  /** Shows the screen once more. */
  onLoaded?: () => void;
}

const reload = () => window.location.reload();

/**
 * Shown in place of a screen that threw, or whose code could not be fetched: that is tried again by itself when the network is
 * back. A reload also helps when a new release has replaced the screen's chunk.
 */
export function ErrorPage({ load, onLoaded = reload }: ErrorPageProps) {
  const [tryAgain, isTrying] = useSubmitOnce(async () => {
    try {
      await load?.();
    } catch {
      if (navigator.onLine) reload();
      else announce(t`The page still could not be loaded.`);
      return;
    }
    onLoaded();
  });
  useEffect(() => (load ? listen(window, ['online'], () => void tryAgain()) : undefined));

  return (
    <Page
      title={load ? t`This page could not be loaded` : t`Something went wrong`}
      lead={
        load
          ? t`Your network does not answer. Try again when you have a signal. Nothing you booked is lost.`
          : t`The page could not be shown. Nothing you booked is lost.`
      }
    >
      <Button aria-disabled={isTrying} onClick={() => void tryAgain()}>
        {isTrying ? t`Trying again...` : t`Try again`}
      </Button>{' '}
      <a href={paths.home}>{t`Back to the home page`}</a>
    </Page>
  );
}
