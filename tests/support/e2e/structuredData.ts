type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => isText(value) && /^https?:\/\/[^/]/.test(value) && URL.canParse(value);

/** The properties whose values are addresses. */
const ADDRESSES = ['@id', 'availability', 'hasMap', 'image', 'logo', 'sameAs', 'url'];

/** Every object within a value, itself included. */
function objectsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isData(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function relativeAddresses(data: Data): string[] {
  const isWrong = (value: unknown) => asList(value).some((one) => !isData(one) && !isAddress(one));
  return ADDRESSES.filter((name) => name in data && isWrong(data[name])).map(
    (name) => `${name} is no absolute address: ${JSON.stringify(data[name])}`,
  );
}

function problemsOfOffer(offer: unknown, address: string): string[] {
  if (!isData(offer) || offer['@type'] !== 'Offer') return ['a product has no Offer'];
  const { price, priceCurrency, availability, url } = offer;
  return [
    ...(typeof price === 'number' && Number.isInteger(price) && price >= 0 ? [] : [`price ${JSON.stringify(price)}`]),
    ...(priceCurrency === 'IDR' ? [] : [`priceCurrency ${JSON.stringify(priceCurrency)}`]),
    ...(/^https:\/\/schema\.org\/\w+$/.test(String(availability)) ? [] : ['availability is none of schema.org']),
    ...(url === address ? [] : [`the offer's url is ${JSON.stringify(url)}`]),
  ];
}

/** What is wrong with the structured data of any page: it must be JSON of schema.org with absolute addresses. */
export function problemsOfData(blocks: readonly string[]): string[] {
  return blocks.flatMap((block) => {
    let data: unknown;
    try {
      data = JSON.parse(block);
    } catch (error) {
      return [`no JSON: ${String(error)}`];
    }
    if (!isData(data) || data['@context'] !== 'https://schema.org') return ['@context is not https://schema.org'];
    const objects = objectsIn(data);
    const isNamed = (one: Data) => isText(one['@type']) || isText(one['@id']);
    return [
      ...objects.filter((one) => !isNamed(one)).map((one) => `without @type: ${JSON.stringify(one)}`),
      ...objects.flatMap(relativeAddresses),
    ];
  });
}

/** What is wrong with the structured data of a lesson's page: one product with its offer, both at this address. */
export function problemsOfLesson(blocks: readonly string[], address: string): string[] {
  const general = problemsOfData(blocks);
  if (general.length > 0) return general;
  const products = blocks.flatMap((block) => objectsIn(JSON.parse(block))).filter((one) => one['@type'] === 'Product');
  const [product] = products;
  if (!product || products.length > 1) return [`${String(products.length)} products`];
  const offers = asList(product['offers']);
  return [
    ...(isText(product['name']) ? [] : ['the product has no name']),
    ...('description' in product && !isText(product['description']) ? ['the description is empty'] : []),
    ...(offers.length === 0 ? ['the product has no Offer'] : []),
    ...offers.flatMap((offer) => problemsOfOffer(offer, address)),
  ];
}
