/** Most characters of a chat message (decisions-content O35). */
export const messageLimit = 4000;
