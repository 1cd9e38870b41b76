/** A real OpenID Connect provider (oidc-provider, which is certified): `node provider.mjs PORT REDIRECT`. Any name may sign in. */
import process from "node:process";
import Provider from "oidc-provider";

const [port, redirect] = process.argv.slice(2);

/** Who signs in is called as they wrote; like most providers it tells that at its userinfo endpoint. */
const findAccount = (_, name) => ({ accountId: name, claims: () => ({ sub: name, preferred_username: name }) });

const provider = new Provider(`http://localhost:${port}`, {
  clients: [{ client_id: "reihum", client_secret: "a-secret-of-the-tests", redirect_uris: [redirect], grant_types: ["authorization_code"], response_types: ["code"] }],
  claims: { openid: ["sub"], profile: ["preferred_username"] },
  pkce: { required: () => true },
  cookies: { keys: ["of-the-tests"] },
  findAccount,
});
provider.listen(Number(port), "127.0.0.1", () => console.log("ready"));
