/** Calls of the signed hosts that need no login (contract: `security: []`). */
const publicCalls =
  /^\/api\/(v2\/authn\/mypage\/login|v[12]\/password-reset(\/otp(\/verification)?)?)$/;

/** @param schemaPath path as the contract spells it */
export function isPublicCall(schemaPath: string): boolean {
  return publicCalls.test(schemaPath);
}
