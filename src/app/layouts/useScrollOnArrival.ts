import { useContext, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositionOf } from '../scrollPositions';
import { LastPathContext } from './useFocusOnArrival';

/** A new page begins at its top or at the address's anchor; Back and reload lead to where the person was. */
export function useScrollOnArrival(): void {
  const location = useLocation();
  const action = useNavigationType();
  const lastPath = useContext(LastPathContext);
  useLayoutEffect(() => {
    if (action === NavigationType.Replace && lastPath.current === location.pathname) return; // the same page with another search
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const position = action === NavigationType.Pop ? scrollPositionOf(location) : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    else if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, action, lastPath]);
}
