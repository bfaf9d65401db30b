/** Where the flag of a country is (webpack.config.ts puts them there): the page loads the one that it shows. */
export const flagUrl = '/flags/{XX}.svg';
