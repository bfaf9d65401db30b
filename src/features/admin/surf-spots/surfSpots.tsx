import {
  adminApi,
  type CreateSurfSpotRequest,
  type DifficultyLevel,
  type SurfSpot,
  type UpdateSurfSpotRequest,
  useListSurfSpotsQuery,
} from '../../../api';
import { backendLevel } from '../../../config/env';
import { levels } from '../../../lib/levels';
import { isRecord } from '../../../lib/typeGuards';
import { webAddress } from '../../../lib/webAddress';
import { NewTabLink } from '../../../ui/NewTabLink';
import { add, edit, remove } from '../shared/resource/actions';
import { type Call, call } from '../shared/call';
import { insecurePictureNote } from '../shared/resource/checks';
import { imageColumn, longTextColumn, textColumn } from '../shared/resource/columns';
import { bookedWarning } from '../shared/resource/DeleteModal';
import { optionalTexts } from '../shared/resource/optionalTexts';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { FormField } from '../shared/resource/types';
import { checkNewSpot, checkSpot, indonesian, type NewSpotValues, type SpotValues } from './surfSpotRules';

const levelOptions = Object.entries(levels).map(([value, label]) => ({ value, label }));

const fieldsFor = (spot: SurfSpot | null): FormField<SpotValues>[] => [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 120 },
  { kind: 'text', name: 'location', label: 'Location', required: true, maxLength: 200 },
  {
    kind: 'choice',
    name: 'difficulty',
    label: 'Difficulty Level',
    required: true,
    // A new spot's level is chosen, not given.
    useOptions: () => (spot ? levelOptions : [{ value: '', label: 'Choose a level' }, ...levelOptions]),
  },
  { kind: 'area', name: 'description', label: 'Description', required: true, maxLength: 5000 },
  { kind: 'text', name: 'locationUrl', label: 'Location URL', required: true, maxLength: 2000, inputMode: 'url' },
  { kind: 'image', name: 'image', label: 'Image', accept: 'image/png,image/jpeg', current: spot?.image_url },
];

/** What is not shown is not sent. */
const meetingPointOf = ({ meeting_point }: SurfSpot): string => (backendLevel() === 2 && meeting_point) || '';

/** Where guests and instructor meet; a backend of level 1 has no field for it. */
const meetingPoint = (): FormField<SpotValues>[] =>
  backendLevel() === 2
    ? [
        {
          kind: 'text',
          name: 'meetingPoint',
          label: 'Meeting point',
          maxLength: 200,
          hint: 'Where exactly guests meet their instructor. Empty: at the school.',
        },
      ]
    : [];

const requestOf = ({ name, location, difficulty, description }: SpotValues) => ({
  name: name.trim(),
  location: location.trim(),
  difficulty_level: difficulty as DifficultyLevel,
  description: description.trim(),
});

/** spec §7: a failed creation may also come as an answer without a row. */
const createSpot =
  (values: NewSpotValues): Call =>
  async (dispatch) => {
    const createSurfSpotRequest = {
      ...requestOf(values),
      location_url: values.locationUrl.trim(),
      ...optionalTexts(values, null, { meeting_point: 'meetingPoint' }),
      image_url: values.image ?? values.imageUrl.trim(),
      translations: indonesian.sent(values, null),
    } satisfies Record<keyof CreateSurfSpotRequest, unknown>;
    const { data, error } = await dispatch(
      adminApi.endpoints.createSurfSpot.initiate({ createSurfSpotRequest }, { track: false }),
    );
    const row: unknown = data?.data;
    return {
      error: error ?? (isRecord(row) ? undefined : { status: 201, message: 'No surf spot came back.', details: [] }),
    };
  };

const addSpot = add<NewSpotValues>({
  title: 'Add Surf Spot',
  fields: () => [
    ...(fieldsFor(null) as FormField<NewSpotValues>[]),
    {
      kind: 'text',
      name: 'imageUrl',
      label: 'Image URL',
      maxLength: 2000,
      inputMode: 'url',
      hint: 'Instead of an uploaded image.',
    },
    ...(meetingPoint() as FormField<NewSpotValues>[]),
    ...(indonesian.fields() as FormField<NewSpotValues>[]),
  ],
  initial: () => ({
    name: '',
    location: '',
    difficulty: '',
    description: '',
    locationUrl: '',
    image: null,
    imageUrl: '',
    meetingPoint: '',
    ...indonesian.initial(null),
  }),
  check: checkNewSpot,
  note: insecurePictureNote,
  send: createSpot,
  texts: { success: 'Surf Spot added successfully!', failure: 'Failed to create Surf Spot: {message}' },
});

const editSpot = edit<SurfSpot, SpotValues>({
  title: 'Edit Surf Spot',
  fields: (spot) => [...fieldsFor(spot), ...meetingPoint(), ...(indonesian.fields() as FormField<SpotValues>[])],
  initial: (spot) => ({
    name: spot.name,
    location: spot.location,
    difficulty: spot.difficulty_level,
    description: spot.description,
    locationUrl: spot.location_url ?? '',
    meetingPoint: meetingPointOf(spot),
    image: null,
    ...indonesian.initial(spot),
  }),
  check: checkSpot,
  send: (values, spot) => {
    const updateSurfSpotRequest = {
      ...requestOf(values),
      ...optionalTexts(
        values,
        { ...spot, meeting_point: meetingPointOf(spot) },
        { location_url: 'locationUrl', meeting_point: 'meetingPoint' },
      ),
      image_url: values.image ?? undefined,
      translations: indonesian.sent(values, spot),
    } satisfies Record<keyof UpdateSurfSpotRequest, unknown>;
    return call(adminApi.endpoints.updateSurfSpot, { id: spot.id, updateSurfSpotRequest });
  },
  texts: {
    loading: 'Saving changes...',
    success: 'Surf spot updated successfully!',
    failure: 'Failed to update product.', // spec §8: it says product
    isFailureLiteral: true,
    duration: 1000, // spec §9
  },
});

const deleteSpot = remove<SurfSpot>({
  noun: 'Surf Spot',
  nameOf: ({ name }) => `the surf spot ${name}`,
  warningOf: bookedWarning,
  endpoint: adminApi.endpoints.deleteSurfSpot,
  texts: { success: 'Surf Spot deleted successfully!', failure: 'Failed to delete surf spot.' },
});

/** Manage Surf Spots (spec §2). */
export const SurfSpotsPage = resourcePage<SurfSpot>({
  title: 'Manage Surf Spots',
  paging: 'client',
  useList: useListSurfSpotsQuery,
  emptyText: 'No surf spots available.',
  nameOf: ({ name }) => name,
  layout: 'cards on phones',
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Location', ({ location }) => location),
    textColumn('Difficulty', ({ difficulty_level }) => levels[difficulty_level]),
    longTextColumn('Description', ({ description }) => description),
    {
      key: 'map',
      title: 'Location URL',
      render: (_value, { name, location_url }) => {
        const url = webAddress(location_url);
        return (
          url && (
            <NewTabLink href={url} aria-label={`View Map of ${name}`}>
              View Map
            </NewTabLink>
          )
        );
      },
    },
    imageColumn(({ name }) => name),
  ],
  add: addSpot,
  actions: [editSpot, deleteSpot],
});
