// The path of the dashboard on the control listener.

export const DASHBOARD = '/dashboard';
