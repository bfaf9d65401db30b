/** 650000 → 'Rp. 650.000'. */
export const rupiah = (amount: number): string => `Rp. ${amount.toLocaleString('id-ID')}`;
