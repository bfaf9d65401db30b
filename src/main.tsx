import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { start } from './app/start';
import { isBuilt } from './config/env';

void start();

// Not in development, where a cached file would hide the latest change.
if (isBuilt && 'serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('The service worker was not registered:', error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
