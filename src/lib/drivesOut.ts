/** Whether the school drives somewhere else with its guests, as the lesson's own words say: then the spot is where they meet. */
export const drivesOut = ({ name, description }: { name: string; description: string }): boolean =>
  /\b(?:trip|guide|guiding)\b/i.test(name) || /\btransport\b/i.test(description);
