import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { keepChosenLanguage, showChosenLanguage } from './app/languageChoice';
import { isBuilt } from './config/env';
import { language, SOURCE_LANGUAGE } from './lib/language';
import { nextTask } from './lib/nextTask';

/** Evaluates the code in several tasks, as one for all would hold up a slow phone, then starts the app. */
async function main(): Promise<void> {
  keepChosenLanguage();
  if (await showChosenLanguage()) return;
  await import(/* webpackMode: "eager", webpackExports: "hydrateRoot" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "api" */ './api');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await start();
}

void main();

// Not in development, where a cached file would hide the latest change.
if (isBuilt && 'serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker
      .register(language === SOURCE_LANGUAGE ? '/sw.js' : `/sw.${language}.js`)
      .catch((error: unknown) => console.warn('The service worker was not registered:', error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
