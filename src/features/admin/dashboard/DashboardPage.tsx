/** What an administrator wants to see in the morning. */
export function DashboardPage() {
  return <h1 tabIndex={-1}>Selamat datang di Dashboard Admin</h1>;
}
