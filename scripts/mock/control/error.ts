/** A control call that cannot be carried out; the message says what would be right. */
export class ControlError extends Error {}
