/** The status of a booking's payment: that of the first one; PENDING also where there is none (spec §3, §4). */
export const paymentStatusOf = <Status extends string>({
  payments,
}: {
  payments: readonly { status: Status }[];
}): Status | 'PENDING' => payments[0]?.status ?? 'PENDING';
