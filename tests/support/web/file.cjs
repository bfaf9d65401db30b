const places = () => [globalThis, URL, Element.prototype, HTMLElement.prototype];

/** Runs a file's tests beside those of others: what it puts in place of a browser's own parts is gone when they are done. */
exports.file = (name, load) =>
  describe(name, () => {
    let before = [];
    // Not before: the mock network is in place then.
    beforeAll(() => void (before = places().map((place) => [place, Object.getOwnPropertyDescriptors(place)])));
    load();
    afterAll(() => {
      window.history.replaceState(null, '', '/');
      for (const [place, own] of before)
        for (const [key, now] of Object.entries(Object.getOwnPropertyDescriptors(place))) {
          if (!now.configurable || (own[key]?.value === now.value && own[key]?.get === now.get)) continue;
          if (own[key]) Object.defineProperty(place, key, own[key]);
          else delete place[key];
        }
    });
  });
