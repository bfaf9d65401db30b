const mentionsThreeDays = (text: string | null | undefined): boolean => text?.toLowerCase().includes('3 days') ?? false;

/**
 * Whether a lesson belongs to the '3 days beginner surf lesson' section (spec §9): its category's name and its own name or
 * description contain '3 days'.
 */
export const isThreeDayLesson = (
  lesson: { name: string; description: string | null },
  categoryName: string | undefined,
): boolean =>
  mentionsThreeDays(categoryName) && (mentionsThreeDays(lesson.name) || mentionsThreeDays(lesson.description));

/** What is switched on: the site shows active slides and approved reviews only, whatever a server's public list holds. */
export const activeOnly = <Row extends { active: boolean }>(rows: readonly Row[] | undefined): Row[] =>
  rows?.filter(({ active }) => active) ?? [];
