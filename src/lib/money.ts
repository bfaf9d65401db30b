const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `amount` in whole rupiah → 'Rp. 350.000', in Indonesian grouping (spec §9). */
export const formatRupiah = (amount: number): string => `Rp. ${grouping.format(amount)}`;
