/** The status of a booking's payment: that of the first one; PENDING also where there is none (spec §3, §4), which some backends say by leaving the list out. */
export const paymentStatusOf = <Status extends string>({
  payments,
}: {
  payments?: readonly { status: Status }[] | null;
}): Status | 'PENDING' => payments?.[0]?.status ?? 'PENDING';
