import { rules } from './schoolRules';
import type { Email, TimeOfDay } from './api.gen';
import { api } from './api.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      extraOptions: { token: 'none' },
      query: () => ({ url: `/api/school` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schoolApi };
export type GetSchoolApiResponse = /** status 200 The school. */ SchoolResponse;
export type GetSchoolApiArg = void;
export type SchoolTexts = {
  /** The school in one sentence. */
  tagline: string | null;
  /** The welcome on the first page. */
  welcome: string | null;
  /** Its story; the first paragraph leads. */
  about: string | null;
  /** How it keeps guests safe. */
  safety: string | null;
  /** What a lesson comes with. */
  included: string | null;
  /** What guests bring. */
  bring: string | null;
  /** Where and when guests and instructor meet. */
  meeting: string | null;
  /** What happens when the swell is too big. */
  swell: string | null;
  /** What a guest can do beyond `change_hours`. */
  plans_change: string | null;
  /** What else there is to know. */
  notes: string | null;
};
export type School = {
  /** Its full name. */
  name: string;
  /** What it is called for short. */
  brand: string;
  /** The year in which it began. */
  founded: string | null;
  email: Email;
  /** In E.164 form. */
  phone: string;
  /** A phone number in E.164 form, at which guests write by WhatsApp. */
  whatsapp: string | null;
  street: string;
  /** The town or part of it. */
  area: string;
  /** The island or province, by which the school's time is named. */
  region: string;
  /** Address of a map that shows the school. */
  map_url: string | null;
  /** Address of the folder in which guests find their photos. */
  photo_folder_url: string | null;
  instagram_url: string | null;
  facebook_url: string | null;
  youtube_url: string | null;
  /** Until how many hours before a session its guest may move or cancel it; null for the backend's own setting (the reference backend's CHANGE_HOURS). */
  change_hours: number | null;
  reminder_at: TimeOfDay;
  texts: {
    en: SchoolTexts;
    id: SchoolTexts;
  };
  /** Another number after each change. */
  version: number;
};
export type SchoolResponse = {
  data: School;
};
export const { useGetSchoolQuery, useLazyGetSchoolQuery } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({ endpoints: rules });
