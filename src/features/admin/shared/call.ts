import type { Call } from './resource/types';

/** An endpoint of the API that changes something. */
export interface Endpoint<Arg> {
  initiate: (arg: Arg, options: { track: false }) => Call;
}

/** A call of an endpoint. Its answer is not tracked: nobody looks it up. */
export const call = <Arg>(endpoint: Endpoint<Arg>, arg: Arg): Call => endpoint.initiate(arg, { track: false });
