import { adminApi } from '../../../api';
import { call } from '../shared/call';

/** Shows a review on the site, or hides it. */
export const decide = (id: string, active: boolean) =>
  call(adminApi.endpoints.updateTestimony, { id, updateTestimonyRequest: { active } });

export const decisionTexts = {
  success: 'Testimony updated successfully!',
  failure: 'Failed to update testimony.',
};
