/** Calls back once when the `npm run <script>` that started this process has ended. */
export function whenNpmEnds(script: string, callback: () => void): void;
