import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // it is run in the folder above, because boards stand in their games' folders
  { ignores: ["**/node_modules/", "**/dist/", "web/src/lib/protocol.ts", "**/web/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // `let { … } = $props()` is the way of Svelte 5, though nothing is assigned to it
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // the router is our own: plain hrefs are right
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    rules: {
      // a style attribute is blocked by the content security policy; `style:--w={…}` is not
      "no-restricted-syntax": ["error", { selector: 'SvelteAttribute[key.name="style"]', message: "Use a class or style:--name={…}." }],
      // sets and maps are replaced as a whole here, never changed in place
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that would be trimmed at the end of a block
      "svelte/no-useless-mustaches": "off",
      "svelte/no-at-html-tags": "error",
      "no-restricted-globals": ["error", { name: "eval", message: "The content security policy forbids it." }],
    },
  },
  { files: ["web/*.js", "web/*.ts", "web/test/**", "web/tools/**"], languageOptions: { globals: { ...globals.node } } },
);
